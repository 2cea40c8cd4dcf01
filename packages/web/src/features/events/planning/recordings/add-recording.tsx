import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice } from '../../../../lib/notice.ts'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { addFilm, addLink, giveUpFilm } from './recordings.queries.ts'
import styles from '../planning.module.css'

type Sending = { part: number; isCut: boolean }

/** Adds a recording: a link, or a film that comes in pieces. */
export function AddRecording({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const [way, setWay] = useState<'link' | 'file'>('link')
  const [name, setName] = useState('')
  const [link, setLink] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [isStopped, setStopped] = useState(false)
  const stop = useRef<AbortController | null>(null)
  const chosen = useRef<HTMLInputElement>(null)
  const adding = useMutation({
    async mutationFn() {
      setStopped(false)
      if (way === 'link') return addLink(id, name, link)
      if (!file) return null
      stop.current = new AbortController()
      setSending({ part: 0, isCut: false })
      return addFilm(id, name, file, {
        signal: stop.current.signal,
        onProgress: (part) => setSending({ part, isCut: false }),
        onCut: (isCut) => setSending((now) => ({ part: now?.part ?? 0, isCut })),
      })
    },
    onSuccess() {
      setName('')
      setLink('')
      setFile(null)
      if (chosen.current) chosen.current.value = ''
      notice.set({ text: t('recording.added') })
    },
    onSettled: () => setSending(null),
  })
  const cancel = () => {
    setStopped(true)
    stop.current?.abort()
    if (file) void giveUpFilm(id, file)
    adding.reset()
  }
  const problem = useErrorText(isStopped ? null : adding.error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    adding.mutate()
  }
  const isReady = name.trim() !== '' && (way === 'link' ? link.trim() !== '' : file !== null)
  return (
    <RecordSection title={t('recording.add')}>
      <form className={styles['stack']} aria-label={t('recording.add')} onSubmit={submit}>
        <div className={fieldColumns}>
          <TextInput
            label={t('recording.name')}
            value={name}
            maxLength={200}
            onChange={({ target }) => setName(target.value)}
          />
          <NativeSelect
            label={t('recording.way')}
            value={way}
            data={(['link', 'file'] as const).map((value) => ({ value, label: t(`recording.way.${value}`) }))}
            onChange={({ target }) => setWay(target.value === 'file' ? 'file' : 'link')}
          />
          {way === 'link' ? (
            <TextInput
              type="url"
              label={t('recording.link')}
              value={link}
              maxLength={1000}
              onChange={({ target }) => setLink(target.value)}
            />
          ) : (
            <label className={styles['file']}>
              {t('recording.file')}
              <input
                ref={chosen}
                type="file"
                accept="video/mp4,video/webm"
                onChange={({ target }) => setFile(target.files?.[0] ?? null)}
              />
            </label>
          )}
        </div>
        <div className={styles['tools']}>
          <Button type="submit" loading={adding.isPending} disabled={!isReady}>
            {t('recording.add')}
          </Button>
          {sending && (
            <Button variant="default" onClick={cancel}>
              {t('recording.cancel')}
            </Button>
          )}
          <span role="status" className={styles['quiet']}>
            {sending &&
              (sending.isCut
                ? t('recording.cut')
                : t('recording.sending', { part: Math.round(100 * sending.part) }))}
          </span>
        </div>
        <FormProblem>{problem}</FormProblem>
      </form>
    </RecordSection>
  )
}
