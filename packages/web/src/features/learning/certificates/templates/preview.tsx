import { Button, Skeleton } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { CertificateDesign } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useLanguage, useLanguages } from '../../../../lib/words/language.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import styles from './designer.module.css'
import { SheetView } from './sheet-view.tsx'
import { preview } from './templates.queries.ts'

const quietMs = 250

/** What the design makes, as it is typed. */
export function Preview({ design }: { design: CertificateDesign }) {
  const { t } = useTranslation(['certificateTemplates', 'admin'])
  const languages = useLanguages()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [settled] = useDebouncedValue(design, quietMs)
  const { data, error, isPlaceholderData } = useQuery(preview(settled, language))
  const problem = useErrorText(error)
  return (
    <div className={styles['preview']}>
      <RecordSection title={t('preview.title')}>
        <div className={styles['tools']} role="group" aria-label={t('preview.language')}>
          {languages.map((one) => (
            <Button
              key={one}
              variant={one === language ? 'light' : 'default'}
              aria-pressed={one === language}
              onClick={() => setLanguage(one)}
            >
              {t(`admin:language.${one}`)}
            </Button>
          ))}
        </div>
        {data ? (
          <SheetView sheet={data} label={t('preview.label')} isStale={isPlaceholderData} />
        ) : (
          !error && <Skeleton height={320} radius={6} />
        )}
        <FormProblem>{problem}</FormProblem>
      </RecordSection>
    </div>
  )
}
