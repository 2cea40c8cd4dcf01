import { Button } from '@mantine/core'
import type { Season } from '@oktant/contract/development/seasons.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { useErrorTexts } from '../../../lib/api/error-text.ts'
import { notice, noteProblem, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { copySeason, doWithSeason, removeSeason, restoreSeason, seasonsChanged } from './seasons.queries.ts'

type AskedDeed = 'open' | 'close' | 'remove'

/** What is done with a season as a whole: open it, copy it, close it, remove it. */
export function SeasonTools({ season: { id, name, can, state } }: { season: Season }) {
  const { t } = useTranslation('seasons')
  const [asked, setAsked] = useState<AskedDeed | null>(null)
  const close = () => setAsked(null)
  return (
    <>
      <Copy id={id} />
      {can.remove && (
        <Button variant="default" onClick={() => setAsked('remove')}>
          {t('remove')}
        </Button>
      )}
      {can.close && (
        <Button variant="default" onClick={() => setAsked('close')}>
          {t('close')}
        </Button>
      )}
      {can.open && (
        <Button onClick={() => setAsked('open')}>{t(state === 'stopped' ? 'goOn' : 'open')}</Button>
      )}
      {(asked === 'open' || asked === 'close') && <DeedDialog id={id} deed={asked} onClose={close} />}
      {asked === 'remove' && <RemoveDialog id={id} name={name} onClose={close} />}
    </>
  )
}

function Copy({ id }: { id: number }) {
  const { t } = useTranslation('seasons')
  const text = useLocalText()
  const problem = useErrorTexts()
  const navigate = useNavigate()
  const copying = useMutation({
    mutationFn: () => copySeason(id),
    onSuccess(copy) {
      notice.set({ text: t('copied', { name: text(copy.name) }) })
      void navigate(generatePath(paths.season, { id: String(copy.id) }))
    },
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <Button variant="default" loading={copying.isPending} onClick={() => copying.mutate()}>
      {t('copy')}
    </Button>
  )
}

function DeedDialog({ id, deed, onClose }: { id: number; deed: 'open' | 'close'; onClose: () => void }) {
  const { t } = useTranslation('seasons')
  const doing = useMutation({
    mutationFn: () => doWithSeason(deed, id),
    onSuccess() {
      notice.set({ text: t(`deed.${deed}.done`) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t(`deed.${deed}.title`)}
      text={t(`deed.${deed}.text`)}
      confirm={t(deed)}
      isDangerous={deed === 'close'}
      isBusy={doing.isPending}
      error={doing.error}
      onConfirm={() => doing.mutate()}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ id, name, onClose }: Pick<Season, 'id' | 'name'> & { onClose: () => void }) {
  const { t } = useTranslation('seasons')
  const shown = useLocalText()(name)
  const navigate = useNavigate()
  const removing = useMutation({
    mutationFn: () => removeSeason(id),
    async onSuccess() {
      offerUndo(t('removed', { name: shown }), () => restoreSeason(id))
      await navigate(paths.seasons)
      await seasonsChanged()
    },
  })
  return (
    <ConfirmDialog
      title={t('removeTitle', { name: shown })}
      text={t('removeText')}
      confirm={t('remove')}
      isDangerous
      isBusy={removing.isPending}
      error={removing.error}
      onConfirm={() => removing.mutate()}
      onClose={onClose}
    />
  )
}
