import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, TextInput } from '@mantine/core'
import { currencies, currency as usual } from '@oktant/contract/constants.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { centsFrom, typedFrom } from '../../../lib/words/money.ts'
import { fieldColumns } from '../../../ui/admin/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record-screen.tsx'
import type { Builder } from './use-builder.ts'

/** What a course costs; nothing where the amount is empty. */
export function PriceField({ builder: { values, edit } }: { builder: Builder }) {
  const { t } = useTranslation('courses')
  const price = values.price ?? null
  const [typed, setTyped] = useState(price ? typedFrom(price.cents) : '')
  const [code, setCode] = useState<string>(price?.currency ?? usual.code)
  const isWrong = typed.trim() !== '' && centsFrom(typed) === undefined
  const write = (amount: string, name: string) => {
    setTyped(amount)
    setCode(name)
    const cents = centsFrom(amount)
    const currency = currencies.find((one) => one === name) ?? usual.code
    if (amount.trim() === '' || cents === 0) edit({ price: null }, 'price')
    else if (cents !== undefined) edit({ price: { cents, currency } }, 'price')
  }
  return (
    <RecordSection title={t('part.price')}>
      <div className={fieldColumns}>
        <TextInput
          label={t('course.price')}
          description={t('course.priceHint')}
          inputMode="decimal"
          value={typed}
          error={isWrong && t('course.priceWrong')}
          onChange={({ target }) => write(target.value, code)}
        />
        <NativeSelect
          label={t('course.currency')}
          description={'\u00a0'}
          value={code}
          data={[...currencies]}
          onChange={({ target }) => write(typed, target.value)}
        />
      </div>
    </RecordSection>
  )
}
