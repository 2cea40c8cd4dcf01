import { Pagination } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { defaultPerPage } from '@oktant/contract/kit/constants.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../lib/words/shown/dates.ts'
import styles from './data-table.module.css'

type PagerProps = {
  data: Paged<unknown>
  onPage: (page: number) => void
  perPage?: number
  /** Of which list, where a screen has two. */
  of?: string | undefined
}

/** Which rows are shown of how many, and the way to the others. */
export function Pager({ data, onPage, perPage = defaultPerPage, of }: PagerProps) {
  const { t } = useTranslation('common')
  const { number } = useDates()
  const isNarrow = useMediaQuery('(max-width: 48em)') ?? false
  const first = data.number * perPage
  const names = { next: t('table.next'), previous: t('table.previous') }
  return (
    <div className={styles['pager']}>
      <span className="numbers" role="status">
        {t('table.rows', {
          from: number(first + 1),
          to: number(first + data.content.length),
          total: number(data.totalElements),
        })}
      </span>
      {data.totalPages > 1 && (
        <Pagination
          value={data.number + 1}
          total={data.totalPages}
          onChange={(page) => onPage(page - 1)}
          siblings={isNarrow ? 0 : 1}
          component="nav"
          aria-label={of ? `${t('table.paging')}: ${of}` : t('table.paging')}
          getItemProps={(page) => ({ 'aria-label': t('table.page', { page }) })}
          getControlProps={(control) =>
            control === 'next' || control === 'previous' ? { 'aria-label': names[control] } : {}
          }
        />
      )}
    </div>
  )
}
