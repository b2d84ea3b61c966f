import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
const B='http://localhost:3350/rumo/'
const shot=async(p,n,full=true)=>{await p.waitForTimeout(700);await p.screenshot({path:`/tmp/shots/${n}.png`,fullPage:full})}
for (const [w,h] of [[390,844],[1440,900]]) {
  const c=await b.newContext({viewport:{width:w,height:h},reducedMotion:'reduce'}); const p=await c.newPage()
  await p.goto(B+'cadastro'); await p.getByText('O que guardamos').waitFor(); await shot(p,`cad-${w}`)
  // simulado drawn, 20, partly
  await p.goto(B+'vestibular-completo'); await p.waitForTimeout(800); await shot(p,`vc-${w}`)
  await p.getByRole('button',{name:/Fazer esta prova/}).first().click(); await p.waitForTimeout(800); await shot(p,`antes-${w}`)
  await p.getByRole('button',{name:'Começar'}).click(); await p.waitForTimeout(800)
  await p.keyboard.press('a'); await p.waitForTimeout(400)
  await c.setOffline(true); await p.waitForTimeout(500)
  await p.keyboard.press('ArrowRight');await p.waitForTimeout(300)
  await shot(p,`off-${w}`,false)
  await c.setOffline(false)
  await p.getByRole('button',{name:'Encerrar Simulado'}).first().click().catch(()=>{}); await shot(p,`fim-${w}`,false)
  await c.close()
}
await b.close()
