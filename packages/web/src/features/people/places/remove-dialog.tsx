import { NativeSelect } from '@mantine/core'
import type { CompanyPlace } from '@oktant/contract/people/places.ts'
import { mostPerPage } from '@oktant/contract/kit/constants.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { notice, offerUndo } from '../../../lib/notice.ts'
import { AffectedDialog } from '../../../ui/admin/affected-dialog.tsx'
import { makeAgain, type PlaceKind, places, useRemovePlace } from './places.queries.ts'

type RemoveDialogProps = { kind: PlaceKind; place: CompanyPlace; onClose: () => void }

/** Removes one that nobody has at once; whoever has it is given another first. */
export function RemoveDialog({ kind, place: { id, name, people }, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('places')
  const text = useLocalText()
  const [other, setOther] = useState('')
  const remove = useRemovePlace(kind)
  const { data, error, refetch } = useQuery(places(kind, { _perPage: mostPerPage }))
  const others = (data?.content ?? []).filter((place) => place.id !== id)
  const isReady = people === 0 || other !== ''
  const confirm = () =>
    onceMade(remove.mutateAsync({ id, ...(other && { moveTo: Number(other) }) }), () => {
      const said = t('removed', { name: text(name) })
      if (people > 0) notice.set({ text: said })
      else offerUndo(said, () => makeAgain(kind, { name }))
      onClose()
    })
  return (
    <AffectedDialog
      title={t('remove.title', { name: text(name) })}
      text={t(people > 0 ? 'remove.moves' : 'remove.free')}
      confirm={t('remove.open')}
      affected={{
        data: data && isReady ? [{ what: 'people', count: people, examples: [] }] : undefined,
        error,
        refetch,
      }}
      isWaiting={!isReady}
      words={({ count }) => t('remove.people', { count })}
      isDangerous
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onClose={onClose}
    >
      {people > 0 && (
        <NativeSelect
          label={t('remove.instead', { count: people })}
          value={other}
          data={[
            { value: '', label: t('remove.choose') },
            ...others.map((place) => ({ value: String(place.id), label: text(place.name) })),
          ]}
          onChange={(event) => setOther(event.target.value)}
        />
      )}
    </AffectedDialog>
  )
}
