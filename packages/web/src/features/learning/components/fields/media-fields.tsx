import { Checkbox, TextInput } from '@mantine/core'
import type {
  ComponentFile,
  ComponentMedia,
  UploadedComponentFile,
} from '@oktant/contract/learning/components/component-files.ts'
import type { ComponentForm } from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguages } from '../../../../lib/words/language.ts'
import { wideField } from '../../../../ui/admin/record/record-form.tsx'
import { numberFrom } from '../../../../lib/words/number-from.ts'
import { acceptedFiles } from './accepted-files.ts'
import { FileField } from './file-field.tsx'
import { noMedia } from './media-form.ts'

type Slot = 'fileIds' | 'captionIds'

type MediaProps = {
  category: number
  values: ComponentForm
  /** The files whose names are known from the server. */
  files: readonly ComponentFile[]
  errorAt: (field: string) => string | undefined
  onChange: (values: Partial<ComponentForm>) => void
}

/** The files of a component in both languages, and how they may be used. */
export function MediaFields({ category, values, files, errorAt, onChange }: MediaProps) {
  const { t } = useTranslation('courses')
  const languages = useLanguages()
  const [sent, setSent] = useState<readonly ComponentFile[]>(files)
  const known = new Map([...files, ...sent].map((file) => [file.id, file]))
  const media = values.media ?? noMedia
  const isVideo = category === componentCategory.video
  const change = (changed: Partial<ComponentMedia>) => onChange({ media: { ...media, ...changed } })
  const put = (slot: Slot, language: Language, id: number | null) =>
    change({ [slot]: { ...media[slot], [language]: id } })
  const take = (slot: Slot, language: Language) =>
    function took({ file, html }: UploadedComponentFile) {
      if (html !== null) return onChange({ html: { ...values.html, [language]: html } })
      if (!file) return
      setSent([...sent, file])
      put(slot, language, file.id)
    }
  const isMissing = media.fileIds.en === null && media.fileIds.de === null
  /** What is missing in either language is said where the first is asked for. */
  const atFirst = (language: Language) =>
    language === languages[0] ? (errorAt('media.fileIds.en') ?? errorAt('media.fileIds.de')) : undefined
  const field = (slot: Slot, language: Language) => {
    const id = media[slot][language]
    return (
      <div key={`${slot}-${language}`} className={wideField}>
        <FileField
          label={t(labels[isVideo ? slot : 'document'][language])}
          hint={language === languages[0] ? t(hints[isVideo ? slot : 'document']) : undefined}
          accept={acceptedFiles[isVideo ? slot : 'document']}
          file={id === null ? null : (known.get(id) ?? 'unknown')}
          error={slot === 'fileIds' && isMissing ? atFirst(language) : errorAt(`media.${slot}.${language}`)}
          onSent={take(slot, language)}
          onRemove={() => put(slot, language, null)}
        />
      </div>
    )
  }
  return (
    <>
      {languages.map((language) => field('fileIds', language))}
      {isVideo && languages.map((language) => field('captionIds', language))}
      {isVideo && values.completion === 'watched' && (
        <TextInput
          label={t('file.share')}
          inputMode="numeric"
          value={media.share}
          onChange={({ target }) =>
            change({ share: Math.min(100, Math.max(1, numberFrom(target.value) ?? 1)) })
          }
        />
      )}
      {!isMissing && (
        <Checkbox
          className={wideField}
          label={t('file.downloadable')}
          checked={media.downloadable}
          onChange={({ target }) => change({ downloadable: target.checked })}
        />
      )}
    </>
  )
}

const labels = {
  document: { en: 'file.documentEn', de: 'file.documentDe' },
  fileIds: { en: 'file.videoEn', de: 'file.videoDe' },
  captionIds: { en: 'file.captionsEn', de: 'file.captionsDe' },
} as const
const hints = {
  document: 'file.documentHint',
  fileIds: 'file.videoHint',
  captionIds: 'file.captionsHint',
} as const
