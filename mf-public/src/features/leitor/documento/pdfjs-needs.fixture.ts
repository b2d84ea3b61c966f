import { meetsNeeds, NEEDS } from './pdfjs-needs.ts'

// A program, in a process of its own because it changes its globals. It takes away all that pdf.js needs, has the
// polyfills bring it, and takes each name away again. It prints the names that the polyfills did not bring, and those
// that nobody missed.
const needed = NEEDS.flatMap(({ object, names }) => names.map((name) => ({ object, name })))
for (const { object, name } of needed) Reflect.deleteProperty(ownerOf(object, name), name)

await import('./pdfjs-polyfills.ts')

const notBrought = needed.filter(({ object, name }) => !(name in object))
const notMissed = needed.filter(({ object, name }) => {
  const owner = ownerOf(object, name)
  const property = Object.getOwnPropertyDescriptor(owner, name) ?? {}
  Reflect.deleteProperty(owner, name)
  const isMissed = !meetsNeeds()
  Object.defineProperty(owner, name, property)
  return !isMissed
})
console.log(JSON.stringify({ notBrought, notMissed, meets: meetsNeeds() }))

/** The object of the chain of prototypes that has a property itself, or the first one. */
function ownerOf(object: object, name: string): object {
  for (let one: object | null = object; one; one = Object.getPrototypeOf(one) as object | null) {
    if (Object.hasOwn(one, name)) return one
  }
  return object
}
