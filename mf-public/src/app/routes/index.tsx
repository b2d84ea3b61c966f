import type { Faculdade } from '@rumo/contract'
import { http } from '@rumo/shared-auth'
import { IconExternal, usePageTitle, VisuallyHidden } from '@rumo/shared-ui'
import { Modalidade } from '../../features/modalidades/modalidade.tsx'
import { Banner } from '../../features/slogans/banner.tsx'
import { PATHS } from '../paths.ts'
import styles from './index.module.css'
import { useAgora } from './index/use-agora.ts'

/**
 * The home page (docs/product/site.md). It makes no request for a visitor, so that it never waits. It also imports no
 * call of the contract, to stay small: it checks for an extensão by name.
 */
export function Home({ faculdade }: { faculdade: Pick<Faculdade, 'url_inscricao'> }) {
  const heading = usePageTitle('Treino para o vestibular')
  const agora = useAgora()
  return (
    <div className={styles.page}>
      <div className={styles.inside}>
        <div className={styles.first}>
          <Banner heading={heading} isCovered={!!agora} />
          {agora}
        </div>
        <section>
          <h2 className={styles.question}>Como você quer treinar?</h2>
          <Modalidades />
        </section>
      </div>
      <p className={styles.registration}>
        Inscrição no vestibular:{' '}
        <a href={faculdade.url_inscricao} target="_blank" rel="noreferrer">
          <span>site oficial</span>
          <VisuallyHidden> (abre em outra aba)</VisuallyHidden>
          <IconExternal />
        </a>
      </p>
    </div>
  )
}

/** The kinds of practice, with a link to single questions when the server offers the search. */
const Modalidades = () => (
  <ol>
    <Modalidade
      letra="A"
      path={PATHS.questoesAlternativas}
      nome="Questões alternativas"
      descricao="Uma de cada vez, com a explicação logo depois da resposta."
      leva={['10\u00A0questões', 'cerca de 40\u00A0min']}
    />
    <Modalidade
      letra="B"
      path={PATHS.temasRedacao}
      nome="Tema de redação"
      descricao="Sorteie um tema, leia os textos de apoio e escreva na folha pautada."
      leva={['1\u00A0tema', 'cerca de 60\u00A0min']}
    />
    <Modalidade
      letra="C"
      path={PATHS.vestibularCompleto}
      nome="Vestibular completo"
      descricao="Um simulado: marque tudo no cartão-resposta e veja a nota no fim."
      leva={['10\u00A0questões ou uma prova inteira']}
    />
    <Modalidade
      letra="D"
      path={PATHS.provasAnteriores}
      nome="Provas anteriores"
      leva={['para ler em PDF']}
    />
    {http.offers({ extensao: 'busca' }) && (
      <Modalidade
        letra="E"
        path={PATHS.buscarQuestoes}
        nome="Buscar questões"
        leva={['por palavras']}
      />
    )}
  </ol>
)
