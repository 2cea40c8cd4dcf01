import { Button, Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './package.module.css'
import type { PlayedPage } from './use-play.ts'

type PageProps = {
  page: PlayedPage
  /** Opens it anew, where it was left. */
  onAgain: () => void
  /** The way on in the course. */ next?: ReactNode
}

/** What stands in the place of the content: before it, and after. */
export function PlayPage({ page, onAgain, next }: PageProps) {
  const { t } = useTranslation('player')
  return (
    <div className={styles['page']} role={page === 'scopeError' || page === 'unreached' ? 'alert' : 'status'}>
      {page === 'waiting' && <Loader aria-hidden />}
      <strong>{t(`package.page.${page}`)}</strong>
      <p>{t(`package.hint.${page}`)}</p>
      {page === 'suspended' && <Button onClick={onAgain}>{t('package.goOn')}</Button>}
      {page === 'unreached' && <Button onClick={onAgain}>{t('file.again')}</Button>}
      {page === 'completed' && next}
    </div>
  )
}
