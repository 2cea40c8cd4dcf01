import { Button, NativeSelect, TextInput } from '@mantine/core'
import { languages } from '@oktant/contract/http/http.ts'
import type { Outsider } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { raterRelations } from '@oktant/contract/assessment/surveys/surveys.ts'
import { useTranslation } from 'react-i18next'
import styles from './author.module.css'
import { useSurveyWords } from './survey-words.ts'

type OutsidersProps = {
  outsiders: readonly Outsider[]
  /** Feedback about somebody: each says how they stand to that person. */
  isFeedback: boolean
  language: 'en' | 'de'
  errorAt: (field: string) => string | undefined
  onChange: (outsiders: Outsider[]) => void
}

const most = 200

/** People without an account, who answer by a link of their own. */
export function Outsiders({ outsiders, isFeedback, language, errorAt, onChange }: OutsidersProps) {
  const { t } = useTranslation(['surveyAdmin', 'shell'])
  const { rater: worded } = useSurveyWords()
  const change = (place: number, changed: Partial<Outsider>) =>
    onChange(outsiders.map((one, index) => (index === place ? { ...one, ...changed } : one)))
  return (
    <>
      {outsiders.map((one, index) => (
        // NOTE: two lines may be alike, and nothing but their place tells them apart.
        <fieldset key={index} className={styles['outsider']}>
          <legend>{t('outsiders.one', { number: index + 1 })}</legend>
          <TextInput
            label={t('outsiders.name')}
            maxLength={200}
            value={one.name}
            onChange={({ target }) => change(index, { name: target.value })}
          />
          <TextInput
            type="email"
            label={t('outsiders.address')}
            maxLength={255}
            value={one.address}
            error={errorAt(`outsiders.${index}.address`)}
            onChange={({ target }) => change(index, { address: target.value })}
          />
          <NativeSelect
            label={t('outsiders.language')}
            value={one.language}
            data={languages.map((name) => ({ value: name, label: t(`shell:language.${name}`) }))}
            onChange={({ target }) => change(index, { language: target.value === 'de' ? 'de' : 'en' })}
          />
          {isFeedback && (
            <NativeSelect
              label={t('outsiders.relation')}
              value={one.relation ?? 'peer'}
              data={raterRelations
                .filter((name) => name !== 'self')
                .map((name) => ({ value: name, label: worded(name) }))}
              onChange={({ target }) =>
                change(index, { relation: raterRelations.find((name) => name === target.value) ?? 'peer' })
              }
            />
          )}
          <Button
            variant="subtle"
            aria-label={t('outsiders.removeOne', { number: index + 1 })}
            onClick={() => onChange(outsiders.filter((_, place) => place !== index))}
          >
            {t('outsiders.remove')}
          </Button>
        </fieldset>
      ))}
      <div>
        <Button
          variant="default"
          disabled={outsiders.length >= most}
          onClick={() => onChange([...outsiders, { name: '', address: '', language, relation: null }])}
        >
          {t('outsiders.add')}
        </Button>
      </div>
    </>
  )
}
