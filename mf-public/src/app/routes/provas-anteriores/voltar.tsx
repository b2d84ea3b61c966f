import { IconArrowLeft, VisuallyHidden } from '@rumo/shared-ui'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { PATHS } from '../../paths.ts'
import { isFromList } from './prova-paths.ts'
import styles from './voltar.module.css'

/** The arrow back to the list. If the user came from the list, it goes back in the browser's history. */
export function Voltar() {
  const navigate = useNavigate()
  const { state } = useLocation()
  const goBack = (event: MouseEvent) => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
    if (!isPlain || !isFromList(state)) return
    event.preventDefault()
    void navigate(-1)
  }
  return (
    <Link to={PATHS.provasAnteriores} className={styles.voltar} onClick={goBack}>
      <IconArrowLeft />
      <VisuallyHidden>Voltar às provas</VisuallyHidden>
    </Link>
  )
}
