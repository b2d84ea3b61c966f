import type { Claims } from '@rumo/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { FreshQueryClient } from '@rumo/shared-ui/query-client'
import { useEffect, useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { useShownClaims } from '@rumo/shared-ui'
import { startSending } from '@rumo/shared-device/envios'
import { PATHS } from './paths.ts'
import { Aluno } from './routes/aluno.tsx'
import { Conta } from './routes/aluno/conta.tsx'
import { Redacao } from './routes/aluno/redacao.tsx'

interface RouterProps {
  basename: string
  /** Goes to a path of the site, which may belong to another remote. */
  navigate: (path: string) => void
}

/** The screens of this remote for the signed-in user. They are mounted again when another account signs in. */
export function Router(props: RouterProps) {
  const claims = useShownClaims()
  return claims && <Screens key={claims.id} claims={claims} {...props} />
}

function Screens({ claims, basename, navigate }: RouterProps & { claims: Claims }) {
  // A cache for each account, so that no account sees the data of another.
  const [queries] = useState(newQueries)
  // Started for every screen. It also sends later, when the network returns.
  useEffect(startSending, [])
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={basename}>
        <Routes>
          <Route path={PATHS.aluno} element={<Aluno claims={claims} />} />
          <Route path={PATHS.conta} element={<Conta claims={claims} navigate={navigate} />} />
          <Route path={PATHS.redacao} element={<Redacao />} />
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  )
}

/** Data that one part of a screen has just requested is not requested again by another part within this time. */
const FRESH_MS = 5000

const newQueries = () => new FreshQueryClient({ staleTime: FRESH_MS })
