import { Button, Skeleton, TextInput } from '@mantine/core'
import type { Container } from '@oktant/contract/learning/own/learn.ts'
import type { Billing } from '@oktant/contract/learning/purchases.ts'
import { IconCreditCard, IconFileInvoice } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../../lib/api/error-text.ts'
import { fieldError } from '../../../../../lib/api/field-errors.ts'
import { useDraft } from '../../../../../lib/records/draft.ts'
import { useUser } from '../../../../../lib/session/session-state.ts'
import { useMoney } from '../../../../../lib/words/shown/money.ts'
import { DialogButtons } from '../../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Form, FormProblem } from '../../../../../ui/form/form.tsx'
import { SaveButton } from '../../../../../ui/form/save-button.tsx'
import { ErrorState } from '../../../../../ui/page/states.tsx'
import { useLearningWords } from '../../learning-words.ts'
import { paymentWays, useBuyCourse } from '../../purchase.queries.ts'
import styles from '../course-dialogs.module.css'

type DialogProps = { course: Container; onClose: () => void }
type Way = 'invoice' | 'card'

/** Asks for a course: by invoice, or by card where this installation takes any. */
export function BuyDialog({ course, onClose }: DialogProps) {
  const { t } = useTranslation('learning')
  const { text } = useLearningWords()
  const { data, error, refetch } = useQuery(paymentWays)
  const [way, setWay] = useState<Way | null>(null)
  const chosen = data && !data.card ? 'invoice' : way
  return (
    <Dialog title={t('buy.dialog', { course: text(course.name) })} onClose={onClose}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton h={120} />}
      {data?.card && <Ways way={way} onChoose={setWay} />}
      {chosen === 'invoice' && <Invoice course={course} onClose={onClose} />}
      {chosen === 'card' && <Card course={course} />}
    </Dialog>
  )
}

const ways = [
  { way: 'invoice', Icon: IconFileInvoice },
  { way: 'card', Icon: IconCreditCard },
] as const

function Ways({ way, onChoose }: { way: Way | null; onChoose: (way: Way) => void }) {
  const { t } = useTranslation('learning')
  return (
    <fieldset className={styles['choices']}>
      <legend>{t('buy.how')}</legend>
      {ways.map(({ way: value, Icon }) => (
        <label key={value} className={styles['choice']}>
          <input
            type="radio"
            name="way"
            value={value}
            checked={way === value}
            onChange={() => onChoose(value)}
          />
          <Icon size={26} stroke={1.6} aria-hidden />
          {t(`way.${value}`)}
        </label>
      ))}
    </fieldset>
  )
}

function Card({ course: { containerId, price } }: { course: Container }) {
  const { t } = useTranslation('learning')
  const money = useMoney()
  const buy = useBuyCourse(containerId)
  const problem = useErrorText(buy.error)
  return (
    <div className={styles['way']}>
      <p>{t('buy.cardHint')}</p>
      <FormProblem>{problem}</FormProblem>
      <Button loading={buy.isPending} onClick={() => buy.mutate({ way: 'card' })}>
        {price ? t('buy.pay', { price: money(price) }) : t('buy.start')}
      </Button>
    </div>
  )
}

const fields = ['name', 'company', 'street', 'postcode', 'city', 'country', 'vatNumber', 'reference'] as const
const needed: readonly string[] = ['name', 'street', 'city']

function Invoice({ course, onClose }: DialogProps) {
  const { t } = useTranslation(['learning', 'common'])
  const user = useUser()
  const first = { name: user?.name ?? '', company: '', street: '', postcode: '', city: '', country: '' }
  const draft = useDraft<Billing>('billing', { ...first, vatNumber: '', reference: '' })
  const buy = useBuyCourse(course.containerId, () => {
    draft.clear()
    onClose()
  })
  const [isChecked, setChecked] = useState(false)
  const isMissing = (field: (typeof fields)[number]) =>
    (isChecked && needed.includes(field) && !draft.values[field].trim()) ||
    fieldError(buy.error, `billing.${field}`) !== undefined
  const problem = useErrorText(buy.error)
  const send = () => {
    setChecked(true)
    if (needed.some((field) => !draft.values[field as keyof Billing].trim())) return
    buy.mutate({ way: 'invoice', billing: draft.values })
  }
  return (
    <Form action={send} aria-label={t('buy.invoice')} className={styles['way'] ?? ''}>
      <p>{t('buy.invoiceHint')}</p>
      <div className={styles['billing']}>
        {fields.map((field) => (
          <TextInput
            key={field}
            label={t(`billing.${field}`)}
            required={needed.includes(field)}
            withAsterisk={false}
            value={draft.values[field]}
            maxLength={field === 'postcode' ? 20 : field === 'vatNumber' ? 50 : 200}
            autoComplete={autocomplete[field]}
            error={isMissing(field) && t('billing.missing')}
            onChange={({ target }) => draft.set({ [field]: target.value })}
          />
        ))}
      </div>
      <FormProblem>{problem}</FormProblem>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <SaveButton isBusy={buy.isPending}>{t('buy.ask')}</SaveButton>
      </DialogButtons>
    </Form>
  )
}

const autocomplete: Record<(typeof fields)[number], string> = {
  name: 'name',
  company: 'organization',
  street: 'street-address',
  postcode: 'postal-code',
  city: 'address-level2',
  country: 'country-name',
  vatNumber: 'off',
  reference: 'off',
}
