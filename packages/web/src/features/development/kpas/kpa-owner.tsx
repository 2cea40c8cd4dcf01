import { Textarea } from '@mantine/core'
import type { KpaRecord } from '@oktant/contract/development/kpas.ts'
import { kpaLimits } from '@oktant/contract/kit/development-limits.ts'
import { developmentMessages } from '@oktant/contract/kit/messages/development.ts'
import { useTranslation } from 'react-i18next'
import { notice } from '../../../lib/notice.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useMessage } from '../../../lib/words/said/message.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { type Picked, PersonPicker } from '../../../ui/form/fields/person-picker.tsx'
import { handOverKpa } from './kpas.queries.ts'
import styles from './kpas.module.css'

type Values = { owner: Picked | null; reason: string }

/** Gives an area to another owner, with the reason. */
export function Owner({ area }: { area: KpaRecord }) {
  const { t } = useTranslation('kpas')
  const message = useMessage()
  const { id, owner, revision } = area
  const form = useRecordForm<Values>({
    name: `kpa-owner:${id}`,
    first: { owner: null, reason: '' },
    check: (values) => ({
      ...(!values.owner && { owner: t('ownerMissing') }),
      ...(!values.reason.trim() && { reason: message(developmentMessages.reward_reason_required) }),
    }),
    async save({ owner: next, reason }) {
      const saved = await handOverKpa(id, { ownerId: next?.id ?? 0, reason, revision })
      form.set({ owner: null, reason: '' })
      notice.set({ text: t('handedOver', { name: saved.owner.name }) })
    },
  })
  return (
    <RecordForm label={t('part.owner')} form={form} submit={t('handOver')}>
      <RecordSection
        title={t('part.owner')}
        hint={owner.isActive ? t('ownedBy', { name: owner.name }) : undefined}
      >
        {!owner.isActive && <p className={styles['warn']}>{t('ownerGone', { name: owner.name })}</p>}
        <div className={styles['fields']}>
          <PersonPicker
            key={revision}
            label={t('field.owner')}
            value={form.values.owner}
            error={form.errorAt('owner')}
            onChange={(next) => form.set({ owner: next })}
          />
          <Textarea
            size="md"
            label={t('field.reason')}
            rows={2}
            maxLength={kpaLimits.reason}
            value={form.values.reason}
            error={form.errorAt('reason')}
            onChange={({ target }) => form.set({ reason: target.value })}
          />
        </div>
      </RecordSection>
    </RecordForm>
  )
}

/** Who has owned an area, since when, and why it was handed over. */
export function Handovers({ area }: { area: KpaRecord }) {
  const { t } = useTranslation('kpas')
  const { short } = useDates()
  return (
    <RecordSection title={t('handovers')}>
      <ol className={styles['list']}>
        {area.handovers.map(({ id, at, by, from, to, reason }) => (
          <li key={id}>
            <strong>{from ? t('handover.from', { from: from.name, to: to.name }) : to.name}</strong>
            <p className={styles['quiet']}>{t('handover.by', { day: short(at), name: by.name })}</p>
            {reason && <p>{reason}</p>}
          </li>
        ))}
      </ol>
    </RecordSection>
  )
}
