import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../page/states.tsx'

/** Rows there may be, but none that is looked for; `title` says it in a list’s own words. */
export function NothingFound({ title, onShowAll }: { title?: string; onShowAll: () => void }) {
  const { t } = useTranslation('admin')
  const showAll = (
    <Button variant="default" onClick={onShowAll}>
      {t('list.showAll')}
    </Button>
  )
  return <EmptyState title={title ?? t('list.notFound')} action={showAll} />
}
