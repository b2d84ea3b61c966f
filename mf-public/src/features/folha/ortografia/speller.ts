import { createHunspellFromStrings } from 'hunspell-wasm'

/** Tells right words from wrong ones, and suggests words for a wrong one. */
export interface Speller {
  isRight: (palavra: string) => boolean
  suggest: (palavra: string) => string[]
}

/** The most suggestions shown for a word. */
const MOST_SUGGESTED = 5

/** Loads a Hunspell dictionary from the text of its `.aff` and `.dic` files. This takes seconds on a phone. */
export async function openSpeller(aff: string, dic: string): Promise<Speller> {
  const hunspell = await createHunspellFromStrings(aff, dic)
  const knows = (palavra: string) =>
    hunspell.testSpelling(palavra) || hunspell.testSpelling(palavra.toLocaleLowerCase('pt-BR'))
  return {
    isRight: (palavra) => {
      const plain = palavra.normalize('NFC').replaceAll('’', "'")
      return knows(plain) || (plain.includes('-') && plain.split('-').every(knows))
    },
    suggest: (palavra) =>
      hunspell.getSpellingSuggestions(palavra.normalize('NFC')).slice(0, MOST_SUGGESTED),
  }
}
