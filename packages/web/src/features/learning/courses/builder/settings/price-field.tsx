import { NativeSelect, TextInput } from '@mantine/core'
import { currencies, currency as usual } from '@oktant/contract/kit/constants.ts'
import type { EditionForm } from '@oktant/contract/learning/courses/containers.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../../lib/words/language.ts'
import { centsFrom, typedFrom } from '../../../../../lib/words/shown/money.ts'
import { fieldColumns } from '../../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../../ui/admin/record/record-screen.tsx'
import type { Builder } from '../use-builder.ts'

type Price = NonNullable<EditionForm['price']> | null
type Written = { amount: string; code: string }

const isSame = (one: Price, other: Price) => one?.cents === other?.cents && one?.currency === other?.currency
const writtenFrom = (price: Price, language: Language): Written => ({
  amount: price ? typedFrom(price.cents, language) : '',
  code: price?.currency ?? usual.code,
})

/** The price that somebody wrote; undefined where it is none. */
function priceFrom({ amount, code }: Written): Price | undefined {
  const cents = centsFrom(amount)
  if (amount.trim() === '' || cents === 0) return null
  return cents === undefined
    ? undefined
    : { cents, currency: currencies.find((one) => one === code) ?? usual.code }
}

/** What a course costs; nothing where the amount is empty. */
export function PriceField({ builder: { values, edit } }: { builder: Builder }) {
  const { t } = useTranslation('courses')
  const language = useLanguage()
  const price = values.price ?? null
  const [typed, setTyped] = useState({ ...writtenFrom(price, language), price })
  // NOTE: letters stay as they are typed, until the price becomes another one by itself: taken back, or another author's.
  const written = isSame(typed.price, price) ? typed : writtenFrom(price, language)
  const write = (change: Partial<Written>) => {
    const next = { amount: written.amount, code: written.code, ...change }
    const wanted = priceFrom(next)
    setTyped({ ...next, price: wanted === undefined ? price : wanted })
    if (wanted !== undefined && !isSame(wanted, price))
      edit({ price: wanted }, 'code' in change ? '' : 'price')
  }
  return (
    <RecordSection title={t('part.price')}>
      <div className={fieldColumns}>
        <TextInput
          label={t('course.price')}
          description={t('course.priceHint')}
          inputMode="decimal"
          value={written.amount}
          error={priceFrom(written) === undefined && t('course.priceWrong')}
          onChange={({ target }) => write({ amount: target.value })}
        />
        <NativeSelect
          label={t('course.currency')}
          value={written.code}
          data={[...currencies]}
          onChange={({ target }) => write({ code: target.value })}
        />
      </div>
    </RecordSection>
  )
}
