import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Aluno } from './routes/aluno.tsx'

export function Router({ basename }: { basename: string }) {
  return (
    <BrowserRouter basename={basename}>
      <Routes>
        <Route path="/aluno" element={<Aluno />} />
      </Routes>
    </BrowserRouter>
  )
}
