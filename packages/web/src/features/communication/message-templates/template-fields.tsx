import { Textarea, TextInput } from '@mantine/core'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import type { TemplateText, TemplateTexts } from '@oktant/contract/communication/templates.ts'
import { useTranslation } from 'react-i18next'
import { useLanguages, useLocalText } from '../../../lib/words/language.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import styles from '../parts/communication.module.css'

type FieldsProps = {
  texts: TemplateTexts
  hasAction: boolean
  isReadOnly?: boolean
  errorAt: (field: string) => string | undefined
  onChange: (texts: TemplateTexts) => void
}

/** The words of a letter, language by language, each mistake at its field. */
export function TemplateFields({ texts, onChange, ...rest }: FieldsProps) {
  const languages = useLanguages()
  return languages.map((language) => (
    <LanguageFields
      key={language}
      language={language}
      text={texts[language]}
      onChange={(changed) => onChange({ ...texts, [language]: { ...texts[language], ...changed } })}
      {...rest}
    />
  ))
}

type LanguageProps = Omit<FieldsProps, 'texts' | 'onChange'> & {
  language: Language
  text: TemplateText
  onChange: (changed: Partial<TemplateText>) => void
}

function LanguageFields({ language, text, hasAction, isReadOnly, errorAt, onChange }: LanguageProps) {
  const { t } = useTranslation(['templates', 'shell'])
  const error = (field: keyof TemplateText) => errorAt(`texts.${language}.${field}`)
  return (
    <RecordSection title={t(`shell:language.${language}`)}>
      <TextInput
        label={t('field.subject')}
        value={text.subject}
        maxLength={200}
        lang={language}
        readOnly={isReadOnly}
        error={error('subject')}
        onChange={({ target }) => onChange({ subject: target.value })}
      />
      <Textarea
        label={t('field.body')}
        description={t('field.bodyHint')}
        value={text.body}
        maxLength={10_000}
        lang={language}
        rows={9}
        resize="vertical"
        readOnly={isReadOnly}
        error={error('body')}
        onChange={({ target }) => onChange({ body: target.value })}
      />
      {hasAction && (
        <TextInput
          label={t('field.action')}
          value={text.action}
          maxLength={80}
          lang={language}
          readOnly={isReadOnly}
          error={error('action')}
          onChange={({ target }) => onChange({ action: target.value })}
        />
      )}
    </RecordSection>
  )
}

type Placeholder = { name: string; about: LocalText; isRequired: boolean }

/** What can be written in braces, and what stands there in the letter. */
export function Placeholders({ placeholders }: { placeholders: readonly Placeholder[] }) {
  const { t } = useTranslation('templates')
  const text = useLocalText()
  return (
    <RecordSection title={t('placeholders.title')} hint={t('placeholders.hint')}>
      <dl className={styles['placeholders']}>
        {placeholders.map(({ name, about, isRequired }) => (
          <div key={name}>
            <dt>
              <code>{`{${name}}`}</code>
              {isRequired && <span className="pill">{t('placeholders.required')}</span>}
            </dt>
            <dd>{text(about)}</dd>
          </div>
        ))}
      </dl>
    </RecordSection>
  )
}
