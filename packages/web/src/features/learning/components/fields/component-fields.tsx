import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import {
  type AuthoredCategory,
  type ComponentForm,
  completions,
  completionsOf,
  difficulties,
} from '@oktant/contract/learning/components/components.ts'
import type { ComponentFile } from '@oktant/contract/learning/components/component-files.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { learningMessages } from '@oktant/contract/kit/messages/learning.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../../lib/words/language.ts'
import { deferred } from '../../../../lib/deferred.tsx'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { LocalFields } from '../../../../ui/admin/record/local-fields.tsx'
import { fieldColumns, wideField } from '../../../../ui/admin/record/record-form.tsx'
import { LoadingState } from '../../../../ui/page/states.tsx'
import { MediaFields } from './media-fields.tsx'
import { ContentTypeField } from './content-type-field.tsx'
import { LinkedField } from './linked-field.tsx'
import { Keywords } from './keywords.tsx'
import { numberFrom } from '../../../../lib/words/number-from.ts'
import { wholeAddress } from './whole-address.ts'

const RichText = deferred(
  () => import('../../../../ui/form/text/rich-text.tsx').then((file) => file.RichText),
  ['editor'],
)

type FieldsProps = {
  category: AuthoredCategory | 'package'
  values: ComponentForm
  files?: readonly ComponentFile[]
  /** Its own number, and what the one is called that it is linked with. */
  own?: number
  linkedTitle?: LocalText | null | undefined
  errorAt: (field: string) => string | undefined
  onChange: (values: Partial<ComponentForm>) => void
}

/** What a component of a category says, and what completes it. */
export function ComponentFields({
  category,
  values,
  files = [],
  own,
  linkedTitle,
  errorAt,
  onChange,
}: FieldsProps) {
  const { t } = useTranslation('courses')
  const write = (field: 'description' | 'html', language: keyof LocalText, text: string) =>
    onChange({ [field]: { ...values[field], [language]: text } })
  const message = useMessage()
  const { not_an_image: notAnImage, image_dimensions: tooLarge } = learningMessages
  const imageProblems = { not_an_image: message(notAnImage), image_dimensions: message(tooLarge) }
  const languages = useLanguages()
  const isDocument = category === componentCategory.document
  const isVideo = category === componentCategory.video
  const isWritten = isDocument && !values.media?.fileIds.en && !values.media?.fileIds.de
  return (
    <div className={fieldColumns}>
      <LocalFields
        labels={{ en: t('course.titleEn'), de: t('course.titleDe') }}
        value={values.title}
        maxLength={200}
        error={errorAt('title')}
        onChange={(title) => onChange({ title })}
      />
      {(isDocument || isVideo) && <MediaFields {...{ category, values, files, errorAt, onChange }} />}
      {!isDocument && !isVideo && category !== 'package' && (
        <TextInput
          className={wideField}
          type="url"
          label={t('component.url')}
          placeholder="https://"
          value={values.url}
          maxLength={2000}
          error={errorAt('url')}
          onChange={({ target }) => onChange({ url: target.value })}
          onBlur={() => onChange({ url: wholeAddress(values.url) })}
        />
      )}
      {languages.map((language) => (
        <div key={language} className={wideField}>
          {isWritten ? (
            <Suspense fallback={<LoadingState>{null}</LoadingState>}>
              <RichText
                label={t(language === 'en' ? 'component.textEn' : 'component.textDe')}
                lang={language}
                error={errorAt(`html.${language}`)}
                value={values.html[language]}
                imageProblems={imageProblems}
                onChange={(html) => write('html', language, html)}
              />
            </Suspense>
          ) : (
            <Textarea
              label={t(language === 'en' ? 'course.aboutEn' : 'course.aboutDe')}
              value={values.description[language]}
              lang={language}
              maxLength={5000}
              rows={3}
              onChange={({ target }) => write('description', language, target.value)}
            />
          )}
        </div>
      ))}
      {category !== 'package' && (
        <NativeSelect
          className={wideField}
          label={t('component.completion')}
          value={values.completion}
          error={errorAt('completion')}
          data={completionsOf[category].map((rule) => ({ value: rule, label: t(`completion.${rule}`) }))}
          onChange={({ target }) =>
            onChange({ completion: completions.find((rule) => rule === target.value) ?? 'opened' })
          }
        />
      )}
      <TextInput
        label={t('course.minutes')}
        value={values.minutes ?? ''}
        inputMode="numeric"
        onChange={({ target }) => onChange({ minutes: numberFrom(target.value) })}
      />
      <NativeSelect
        label={t('course.difficulty')}
        value={values.difficulty ?? ''}
        data={[
          { value: '', label: t('difficulty.none') },
          ...difficulties.map((name) => ({ value: name, label: t(`difficulty.${name}`) })),
        ]}
        onChange={({ target }) =>
          onChange({ difficulty: difficulties.find((name) => name === target.value) ?? null })
        }
      />
      <ContentTypeField
        value={values.contentType ?? null}
        error={errorAt('contentType')}
        onChange={(contentType) => onChange({ contentType })}
      />
      <LinkedField
        value={values.linkedComponent ?? null}
        own={own}
        title={linkedTitle}
        error={errorAt('linkedComponent')}
        onChange={(linkedComponent) => onChange({ linkedComponent })}
      />
      <Keywords keywords={values.keywords} onChange={(keywords) => onChange({ keywords })} />
    </div>
  )
}
