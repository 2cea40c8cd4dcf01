import { Button } from '@mantine/core'
import type { PurchaseRecord } from '@oktant/contract/learning/purchases.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { deferred } from '../../../lib/deferred.tsx'
import { offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMoney } from '../../../lib/words/shown/money.ts'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { PurchaseStanding } from './purchase-words.tsx'
import { type Decision, purchase, reopen } from './purchases.queries.ts'

const DecideDialog = deferred(() => import('./decide-dialog.tsx').then((file) => file.DecideDialog))

/** One purchase: what, by whom, for how much, to whom the invoice goes, and the decision. */
export function PurchaseScreen() {
  const { t } = useTranslation('purchases')
  const text = useLocalText()
  const { data } = useSuspenseQuery(purchase(Number(useParams()['id'])))
  return (
    <RecordScreen
      back={{ to: paths.purchases, label: t('back') }}
      title={text(data.name)}
      lead={<PurchaseStanding state={data.state} />}
      tools={<Tools record={data} />}
      aside={<RecordHistory object="purchase" id={data.id} />}
    >
      <About record={data} />
      {data.billing && <Invoice record={data} />}
    </RecordScreen>
  )
}

function Tools({ record: { id, can } }: { record: PurchaseRecord }) {
  const { t } = useTranslation('purchases')
  const [decision, setDecision] = useState<Decision | null>(null)
  const open = (wanted: Decision) => void DecideDialog.prepare().then(() => setDecision(wanted))
  const done = (made: Decision) => {
    setDecision(null)
    if (made !== 'cancel') offerUndo(t(`done.${made}`), () => reopen(id))
  }
  return (
    <>
      {can.confirm && <Button onClick={() => open('confirm')}>{t('confirm')}</Button>}
      {can.refuse && (
        <Button variant="default" onClick={() => open('refuse')}>
          {t('refuse')}
        </Button>
      )}
      {can.cancel && (
        <Button variant="default" onClick={() => open('cancel')}>
          {t('cancel')}
        </Button>
      )}
      {can.reopen && (
        <Button variant="default" onClick={() => void reopen(id)}>
          {t('reopen')}
        </Button>
      )}
      {decision && (
        <DecideDialog id={id} decision={decision} onDone={done} onClose={() => setDecision(null)} />
      )}
    </>
  )
}

function About({ record }: { record: PurchaseRecord }) {
  const { t } = useTranslation('purchases')
  const { dateTime } = useDates()
  const money = useMoney()
  const text = useLocalText()
  const { name, containerId, user, way, free, askedAt, decidedAt, decidedBy, note } = record
  return (
    <RecordSection title={t('about')}>
      <Facts
        facts={[
          [
            t('purchase.course'),
            <Link key="course" to={generatePath(paths.course, { id: String(containerId) })}>
              {text(name)}
            </Link>,
          ],
          [t('purchase.person'), user.fullName],
          [t('purchase.amount'), free ? t('free') : money(record)],
          [t('purchase.way'), t(`way.${way}`)],
          [t('purchase.askedAt'), dateTime(askedAt)],
          [t('purchase.decidedAt'), decidedAt && dateTime(decidedAt)],
          [t('purchase.decidedBy'), decidedBy],
          [t('purchase.note'), note],
        ]}
      />
    </RecordSection>
  )
}

/** What stands on the invoice, to be copied into the company's own. */
function Invoice({ record: { billing, invoiceNumber } }: { record: PurchaseRecord }) {
  const { t } = useTranslation('purchases')
  if (!billing) return null
  const { name, company, street, postcode, city, country, vatNumber, reference } = billing
  const address = [name, company, street, [postcode, city].filter(Boolean).join(' '), country].filter(Boolean)
  return (
    <RecordSection title={t('invoice.title', { number: invoiceNumber ?? '' })}>
      <Facts
        facts={[
          [t('invoice.to'), address.join('\n')],
          [t('invoice.vatNumber'), vatNumber],
          [t('invoice.reference'), reference],
        ]}
      />
    </RecordSection>
  )
}
