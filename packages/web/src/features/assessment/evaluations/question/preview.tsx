import { SegmentedControl } from '@mantine/core'
import type { Language } from '@oktant/contract/http/http.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage, useLanguages } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { Question } from '../../questions/question.tsx'
import { answerSet } from '../author.queries.ts'
import styles from '../author.module.css'
import { previewOf, type PictureAddresses } from './question-form.ts'

type PreviewProps = { form: QuestionForm; pictures: PictureAddresses }

/** The question as its learners will see it, while it is being written. */
export function Preview({ form, pictures }: PreviewProps) {
  const { t } = useTranslation('author')
  const languages = useLanguages()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const { data } = useQuery({ ...answerSet(form.answerSetId ?? 0), enabled: form.answerSetId !== null })
  const scale = form.answerSetId === null ? [] : (data?.possibleAnswers ?? [])
  const shown = previewOf(form, { pictures, scale, language })
  return (
    <RecordSection title={t('preview.title')} hint={t('preview.hint')}>
      <SegmentedControl
        aria-label={t('preview.language')}
        value={language}
        data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        onChange={(value) => setLanguage(languages.find((known) => known === value) ?? language)}
      />
      <Tried key={`${form.type}-${language}`} shown={shown} language={language} />
    </RecordSection>
  )
}

type TriedProps = { shown: ReturnType<typeof previewOf>; language: Language }
function Tried({ shown, language }: TriedProps) {
  const [answer, setAnswer] = useState('')
  return (
    <div className={styles['preview']} lang={language}>
      <Question question={shown} answer={answer} onAnswer={setAnswer} />
    </div>
  )
}
