import type { Claims } from '@rumo/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { useShownClaims } from '@rumo/shared-ui'
import { FreshQueryClient } from '@rumo/shared-ui/query-client'
import { useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { SCREENS } from './screens.tsx'

interface RouterProps {
  basename: string
}

/** The screens of this remote for the signed-in user. A change of account mounts them anew. */
export function Router({ basename }: RouterProps) {
  const claims = useShownClaims()
  return claims && <Screens key={claims.id} claims={claims} basename={basename} />
}

function Screens({ claims, basename }: RouterProps & { claims: Claims }) {
  // A cache for each account, so that no account sees the data of another.
  const [queries] = useState(() => new FreshQueryClient())
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={basename}>
        <Routes>
          <Route element={<Layout claims={claims} />}>
            {SCREENS.map(({ path, element }) => (
              <Route key={path} path={path} element={element} />
            ))}
          </Route>
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </QueryClientProvider>
  )
}
