import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import type { Language } from '@oktant/contract/http/http.ts'
import type { TemplateTexts } from '@oktant/contract/communication/templates.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { useLanguage, useLanguages } from '../../../lib/words/language.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { FormProblem, FormSuccess } from '../../../ui/form/form.tsx'
import { LetterFrame } from '../../../ui/printed/letter-frame.tsx'
import { ErrorState } from '../../../ui/page/states.tsx'
import styles from '../parts/communication.module.css'
import { useSettled } from '../parts/settled.ts'
import { templatePreview, useTestMessageTemplate } from './templates.queries.ts'

type PreviewProps = { templateKey: string; texts: TemplateTexts }

/** What is being written, as the letter that it becomes, with samples filled in. */
export function TemplatePreview({ templateKey, texts }: PreviewProps) {
  const { t } = useTranslation(['templates', 'shell'])
  const languages = useLanguages()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [view, setView] = useState<'html' | 'text'>('html')
  return (
    <RecordSection title={t('preview.title')}>
      <div className={styles['controls']}>
        <SegmentedControl
          aria-label={t('preview.language')}
          value={language}
          onChange={(next) => setLanguage(next)}
          data={languages.map((one) => ({ value: one, label: t(`shell:language.${one}`) }))}
        />
        <SegmentedControl
          aria-label={t('preview.view')}
          value={view}
          onChange={(next) => setView(next)}
          data={[
            { value: 'html' as const, label: t('preview.html') },
            { value: 'text' as const, label: t('preview.text') },
          ]}
        />
        <TestButton templateKey={templateKey} texts={texts} language={language} />
      </div>
      <Shown templateKey={templateKey} texts={texts} language={language} view={view} />
    </RecordSection>
  )
}

type ShownProps = PreviewProps & { language: Language; view: 'html' | 'text' }
function Shown({ templateKey, texts, language, view }: ShownProps) {
  const { t } = useTranslation('templates')
  const { data, error, refetch } = useQuery(templatePreview(templateKey, useSettled(texts)))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton h={606} />
  const { subject, html, text } = data[language]
  return (
    <div className={styles['letter']}>
      <p className={styles['subject']}>{subject}</p>
      {view === 'html' ? (
        <LetterFrame html={html} title={t('preview.frame')} />
      ) : (
        <pre className={styles['text']}>{text}</pre>
      )}
    </div>
  )
}

function TestButton({ templateKey, texts, language }: PreviewProps & { language: Language }) {
  const { t } = useTranslation('templates')
  const test = useTestMessageTemplate(templateKey)
  const problem = useErrorText(test.error)
  return (
    <>
      <Button variant="default" loading={test.isPending} onClick={() => test.mutate({ language, texts })}>
        {t('preview.test')}
      </Button>
      <FormProblem>{problem}</FormProblem>
      <FormSuccess>{test.data && t('preview.sent', { to: test.data.to })}</FormSuccess>
    </>
  )
}
