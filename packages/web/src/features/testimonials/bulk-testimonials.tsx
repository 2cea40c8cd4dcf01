import type { TestimonialChange } from '@oktant/contract/testimonial-changes.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BulkChange } from '../../ui/admin/bulk-change.tsx'
import {
  changeTestimonials,
  putBackTestimonials,
  testimonialChangeAffected,
} from './testimonial-nods.queries.ts'

const actions = ['approved', 'refused'] as const

type BulkProps = { read: TestimonialChange['read']; onDone: () => void; onClose: () => void }

/** Approves or refuses many of those that were read. */
export function BulkTestimonials({ read, onDone, onClose }: BulkProps) {
  const { t } = useTranslation('testimonialNods')
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
