import { type TestimonialRecord } from '@oktant/contract/learning/testimonial-nods.ts'
import { testimonialNods } from '@oktant/contract/learning/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { BulkTestimonials } from './bulk-testimonials.tsx'
import { DecideTestimonial } from './decide-testimonial.tsx'
import { testimonialRecords } from './testimonial-nods.queries.ts'
import styles from './testimonials-screen.module.css'

const tones = { waiting: 'warn', approved: 'ok', refused: 'bad' } as const

function Standing({ row: { nod, decidedBy, decidedAt } }: { row: TestimonialRecord }) {
  const { t } = useTranslation('testimonialNods')
  const { short } = useDates()
  return (
    <>
      <span className="pill" data-tone={tones[nod]}>
        {t(`nod.${nod}`)}
      </span>
      {decidedBy && decidedAt && (
        <span className={styles['by']}>{t('decided', { name: decidedBy, day: short(decidedAt) })}</span>
      )}
    </>
  )
}

function useColumns(): Column<TestimonialRecord>[] {
  const { t } = useTranslation('testimonialNods')
  const { dateTime } = useDates()
  return [
    {
      field: 'comment',
      head: t('head.comment'),
      isLong: true,
      cell: ({ comment }) => <q className={styles['words']}>{comment}</q>,
    },
    { field: 'person', head: t('head.person'), cell: ({ user }) => user.fullName, isSortable: true },
    {
      field: 'rating',
      head: t('head.rating'),
      cell: ({ rating }) => t(`rating.${rating}`),
      isSortable: true,
    },
    {
      field: 'updatedAt',
      head: t('head.updatedAt'),
      cell: ({ updatedAt }) => <span className="numbers">{dateTime(updatedAt)}</span>,
      isSortable: true,
    },
    { field: 'nod', head: t('head.nod'), cell: (row) => <Standing row={row} />, isSortable: true },
    { field: 'act', head: t('head.act'), cell: (row) => <DecideTestimonial row={row} /> },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('testimonialNods')
  const nods = testimonialNods.map((nod) => ({ value: nod, label: t(`nod.${nod}`) }))
  const ratings = (['1', '0'] as const).map((value) => ({ value, label: t(`rating.${value}`) }))
  return (
    <>
      <TypedFilter list={list} name="comment" label={t('filter.comment')} />
      <TypedFilter list={list} name="person" label={t('head.person')} />
      <ChoiceFilter list={list} name="nod" label={t('head.nod')} any={t('nod.any')} choices={nods} />
      <ChoiceFilter
        list={list}
        name="rating"
        label={t('filter.rating')}
        any={t('filter.ratingAny')}
        choices={ratings}
      />
    </>
  )
}

/** The words of rows as they stood when they were looked at, whatever page they are on. */
function useReadWords(rows: readonly TestimonialRecord[]) {
  const seen = useRef(new Map<number, string>())
  useEffect(() => {
    for (const { id, updatedAt } of rows) seen.current.set(id, updatedAt)
  }, [rows])
  return (ids: readonly number[]) =>
    ids.map((id) => ({ id, updatedAt: seen.current.get(id) ?? new Date(0).toISOString() }))
}

/** What people share about the product, and the nod that puts it on the first pages. */
export function TestimonialsScreen() {
  const { t } = useTranslation(['testimonialNods', 'admin', 'shell'])
  const list = useListState({
    sort: { field: 'updatedAt', direction: 'DESC' },
    filters: ['comment', 'person', 'nod', 'rating'],
  })
  const result = useQuery(testimonialRecords(list.query))
  const readOf = useReadWords(result.data?.content ?? [])
  return (
    <ListScreen
      title={t('shell:screen.testimonials')}
      lead={t('list.lead')}
      list={list}
      result={result}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      bulk={{
        nameOf: ({ user }) => user.fullName,
        open: t('admin:bulk.open'),
        // NOTE: nobody has read what stands on pages that were not looked at.
        isByName: true,
        dialog: (props) => <BulkTestimonials readOf={readOf} {...props} />,
      }}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
