import { Button, NativeSelect, Skeleton } from '@mantine/core'
import type { FolderChoices } from '@oktant/contract/learning/courses/folders.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { DialogButtons } from '../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../ui/form/form.tsx'
import { OrderedList } from '../../../ui/order/ordered-list.tsx'
import { folderOrder, setFolderOrder } from './folders.queries.ts'
import styles from './folders.module.css'

type OrderProps = { places: FolderChoices['folders']; onClose: () => void }

/** Puts what stands in a folder, a segment or at the root in the order in which people meet it. */
export function FolderOrder({ places, onClose }: OrderProps) {
  const { t } = useTranslation(['folders', 'common'])
  const text = useLocalText()
  const [wanted, setWanted] = useState<string>()
  const [order, setOrder] = useState<number[] | null>(null)
  const { data: top } = useQuery(folderOrder(null))
  // NOTE: where segments are the top of the catalogue, nothing there can be put in order.
  const place = wanted ?? (top?.length === 0 ? String(places[0]?.id ?? '') : '')
  const parentId = place ? Number(place) : null
  const { data } = useQuery(folderOrder(parentId))
  const save = useMutation({
    mutationFn: (ids: number[]) => setFolderOrder(parentId, ids),
    onSuccess(before) {
      offerUndo(t('order.saved'), () => setFolderOrder(parentId, before))
      onClose()
    },
  })
  const problem = useErrorText(save.error)
  const known = new Map(data?.map((one) => [one.id, one]))
  const ids = order ?? data?.map(({ id }) => id) ?? []
  const items = ids.flatMap((id) => {
    const one = known.get(id)
    const kind = one?.containerTypeId === containerType.course ? 'order.course' : 'order.folder'
    return one ? [{ id, name: text(one.title), about: t(kind) }] : []
  })
  return (
    <Dialog title={t('order.title')} onClose={onClose}>
      <div className={styles['order']}>
        <p>{t('order.text')}</p>
        <NativeSelect
          label={t('order.where')}
          value={place}
          data={[
            { value: '', label: t('order.root') },
            ...places.map(({ id, title, depth }) => ({
              value: String(id),
              label: `${'  '.repeat(depth)}${text(title)}`,
            })),
          ]}
          onChange={({ target }) => {
            setWanted(target.value)
            setOrder(null)
          }}
        />
        {!data && <Skeleton h={120} />}
        {data?.length === 0 && <p className={styles['quiet']}>{t('order.none')}</p>}
        <OrderedList label={t('order.list')} items={items} onOrder={setOrder} />
        <FormProblem>{problem}</FormProblem>
        <DialogButtons>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <Button disabled={!order} loading={save.isPending} onClick={() => order && save.mutate(order)}>
            {t('order.save')}
          </Button>
        </DialogButtons>
      </div>
    </Dialog>
  )
}
