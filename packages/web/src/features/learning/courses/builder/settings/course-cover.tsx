import type { CourseView } from '@oktant/contract/learning/courses/containers.ts'
import { pictureTypes, uploadPicture } from '@oktant/contract/organisation/pictures.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload } from '../../../../../lib/api/upload.ts'
import { useLocalText } from '../../../../../lib/words/language.ts'
import { PictureField } from '../../../../../ui/admin/record/picture-field.tsx'
import { RecordSection } from '../../../../../ui/admin/record/record-screen.tsx'
import { Cover } from '../../../../../ui/cover/cover.tsx'
import { toneOf } from '../../../../../ui/cover/tone.ts'
import { folders, segments } from '../../courses.queries.ts'
import { rootOf } from '../builder.rules.ts'
import type { Builder } from '../use-builder.ts'

type CoverProps = { course: CourseView; builder: Builder }

/** The picture of a course: one that its author uploads, or the one that is drawn for it. */
export function CourseCover({ course, builder: { values, edit, form } }: CoverProps) {
  const { t } = useTranslation('courses')
  const text = useLocalText()
  const [sent, setSent] = useState<ReadonlyMap<number, string>>(new Map())
  const cover = values.cover ?? null
  const tone = toneOf(useSegmentKey(values.parentId), course.id)
  const address = cover && (sent.get(cover.fileId) ?? savedAddress(course, cover.fileId))
  return (
    <RecordSection title={t('part.cover')} hint={t('cover.hint')}>
      <PictureField
        label={t('part.cover')}
        alt={cover?.alt ?? null}
        accept={pictureTypes}
        send={(file, watch) => upload(uploadPicture, {}, file, watch)}
        error={form.errorAt('cover')}
        preview={
          <Cover
            id={course.id}
            tone={tone}
            src={address}
            alt={cover ? text(cover.alt) : ''}
            rows={2}
            columns={4}
          />
        }
        onSent={({ fileId, address: opens }) => {
          setSent(new Map([...sent, [fileId, opens]]))
          edit({ cover: { fileId, alt: cover?.alt ?? { en: '', de: '' } } })
        }}
        onAlt={(alt) => cover && edit({ cover: { ...cover, alt } }, 'cover')}
        onRemove={() => edit({ cover: null })}
      />
    </RecordSection>
  )
}

/** The segment in which a folder lies; a segment lies in itself. */
function useSegmentKey(folderId: number | null) {
  const { data: known = [] } = useQuery(segments)
  const { data: tree = [] } = useQuery(folders)
  const root = rootOf(folderId, tree)
  return known.find(({ id }) => id === root)?.key
}

const savedAddress = ({ cover, coverAddress }: CourseView, fileId: number) =>
  cover?.fileId === fileId ? coverAddress : null
