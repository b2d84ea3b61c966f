import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { Admin } from './routes/admin.tsx'

export function Router({ basename }: { basename: string }) {
  return (
    <BrowserRouter basename={basename}>
      <Routes>
        <Route path="/admin" element={<Admin />} />
      </Routes>
    </BrowserRouter>
  )
}
