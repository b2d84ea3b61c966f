import fc from 'fast-check'
import { readCaderno } from '@rumo/exam-pdf'
import { readAssets } from '../src/booklets/assets.ts'
import { openPrinter } from '../src/booklets/print.ts'
import { generatedExam } from '../src/extract/generated-exam.fixture.ts'
import { writeFileSync } from 'node:fs'
const [seed='1',n='20',show='3']=process.argv.slice(2)
const assets=await readAssets(); const printer=await openPrinter()
const exams=fc.sample(generatedExam(assets.fonts),{seed:+seed,numRuns:+n})
const words=(t='')=>t.replace(/<[^>]+>/g,'').replace(/\s+/g,' ').trim()
let total=0,ok=0,flag=0,needless=0,silent=0,shown=0
const codes:Record<string,number>={}
for(const [i,e] of exams.entries()){
  const pdf=await printer.print(e.page); 
  const desc=`${i} cols${e.layout.columns} ${e.layout.heading(1)} inl${e.layout.isHeadingInline} ${e.layout.label('A')} ${e.layout.alternatives} ${e.layout.family} ${e.layout.sizePt} rule${e.layout.hasRule} box${e.layout.isBoxed} ${e.layout.align}`
  let x; try{ const c=await readCaderno(pdf); x=c.extracao; c.close() }catch(err){ console.log(desc,'REFUSED',(err as Error).message.slice(0,60)); silent+=e.questoes.length; total+=e.questoes.length; writeFileSync(`/tmp/pf-lab/gen-${i}.pdf`,pdf); continue}
  let bad=0, fl=0
  for(const q of e.questoes){ total++
    const f=x.questoes.find(y=>y.numero===q.numero)
    if(!f){ const nb=x.questoes.filter(y=>Math.abs(y.numero-q.numero)===1); if(nb.length&&nb.every(y=>y.problemas.length)){flag++;fl++}else{silent++;bad++; if(shown++<+show)console.log('  MISSING',q.numero)}; continue}
    const d:string[]=[]
    if(words(f.texto)!==q.texto) d.push('T '+q.texto+'\n    '+words(f.texto))
    if(q.hasPictures){ if(!f.alternativas.every(a=>a.imagem)) d.push('pictures not') } else q.alternativas.forEach((t,k)=>{const o=words(f.alternativas[k]?.texto); if(o!==t) d.push(`${k} ${t} ≠ ${o}`)})
    const sh=x.referencias.filter(r=>r.faixa.includes(q.numero)&&r.id.startsWith('texto')).map(r=>words(r.texto)).join(' ')
    if(sh!==(q.shared??'')) d.push('SH '+q.shared+'\n    '+sh)
    if(f.problemas.length){ for(const p of f.problemas) codes[p.codigo]=(codes[p.codigo]??0)+1; if(d.length){flag++;fl++} else needless++ }
    else if(d.length){silent++;bad++; if(shown++<+show) console.log('  SILENT',q.numero,d.join('\n  '))} else ok++
  }
  if(bad||fl>2){ console.log(desc,'silent',bad,'flagged',fl,'of',e.questoes.length); writeFileSync(`/tmp/pf-lab/gen-${i}.pdf`,pdf)}
}
console.log({total,ok,flagWrong:flag,flaggedRight:needless,silent},codes)
await printer.close()
