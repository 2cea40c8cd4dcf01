import type { TestimonialChange } from '@oktant/contract/learning/testimonial-changes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkChange } from '../../../ui/admin/list/bulk-change.tsx'
import type { BulkProps } from '../../../ui/admin/list/bulk-removal.tsx'
import {
  changeTestimonials,
  putBackTestimonials,
  testimonialChangeAffected,
} from './testimonial-nods.queries.ts'

const actions = ['approved', 'refused'] as const

type Props = BulkProps & {
  /** The words of these as they stood when they were looked at. */
  readOf: (ids: readonly number[]) => TestimonialChange['read']
}

/** Approves or refuses many of those that were read. */
export function BulkTestimonials({ chosen, readOf, onDone, onClose }: Props) {
  const { t } = useTranslation('testimonialNods')
  const [read] = useState(() => readOf('ids' in chosen ? chosen.ids : []))
  const [nod, setNod] = useState<(typeof actions)[number]>('approved')
  return (
    <BulkChange
      title={t('bulk.title', { count: read.length })}
      actions={actions}
      action={nod}
      onAction={setNod}
      words={{
        name: (one) => t(`act.${one}`),
        about: (one) => t(`bulk.about.${one}`),
        touched: ({ what }) => what,
        done: ({ changed }) => t(`bulk.done.${nod}`, { count: changed.length }),
      }}
      affected={useQuery(testimonialChangeAffected({ nod, read }))}
      change={() => changeTestimonials({ nod, read })}
      undo={({ changed }) => (changed.length > 0 ? () => putBackTestimonials(changed) : undefined)}
      onDone={onDone}
      onClose={onClose}
    />
  )
}
