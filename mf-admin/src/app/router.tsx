import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Layout } from './layout/layout.tsx'
import { SCREENS } from './screens.tsx'
import { useShownClaims } from './use-shown-claims.ts'

/** The screens of this remote, for whoever is signed in: anew for another account. */
export function Router({ basename }: { basename: string }) {
  const claims = useShownClaims()
  const [queries] = useState(newQueries)
  if (!claims) return null
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter basename={basename}>
        <Routes key={claims.id}>
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

/** Whoever waits says when to try again; a server in the house answers without a network, too. */
const newQueries = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } })
