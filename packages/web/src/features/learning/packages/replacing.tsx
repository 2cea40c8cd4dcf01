import { Radio } from '@mantine/core'
import { type AttemptsUnderWay, attemptsUnderWay } from '@oktant/contract/learning/package-imports.ts'
import { useTranslation } from 'react-i18next'
import styles from './packages.module.css'

type ChoiceProps = { value: AttemptsUnderWay; count: number; onChange: (value: AttemptsUnderWay) => void }

/** What becomes of attempts that are under way when another package takes the place of theirs. */
export function UnderWayChoice({ value, count, onChange }: ChoiceProps) {
  const { t } = useTranslation('packages')
  return (
    <Radio.Group
      label={t('underWay.title')}
      description={t('underWay.count', { count })}
      value={value}
      onChange={(chosen) => onChange(attemptsUnderWay.find((one) => one === chosen) ?? value)}
    >
      <div className={styles['choice']}>
        {attemptsUnderWay.map((one) => (
          <Radio key={one} value={one} label={t(`underWay.${one}`)} description={t(`underWay.${one}.hint`)} />
        ))}
      </div>
    </Radio.Group>
  )
}
