import { Button } from '@mantine/core'
import type { Affected } from '@oktant/contract/http/http.ts'
import { type QueryKey, useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { offerUndo } from '../../../lib/notice.ts'
import { AffectedDialog } from '../affected-dialog.tsx'

type RemovalProps<K extends QueryKey> = {
  words: {
    /** What the button of the record does, as a verb. */
    open: string
    title: string
    /** What happens then, and that it can be taken back. */
    text: string
    /** What the button of the dialog does. */
    confirm: string
    /** One line of what it touches. */
    touched: (line: Affected[number]) => string
    done: string
    /** Why it cannot be done, where the lines alone do not say so. */
    blocked?: string
  }
  /** What it would touch; asked only once it is wanted. */
  affected: UseQueryOptions<Affected, Error, Affected, K>
  /** It cannot be removed while this is touched. */
  isBlocking?: (line: Affected[number]) => boolean
  remove: () => Promise<unknown>
  restore: () => Promise<unknown>
  /** What is asked again, once one is away from what is no longer there. */
  changed: () => unknown
  /** Where one is afterwards. */
  back: string
}

/** Removes a record: what it touches is said before, and it can be brought back. */
export function RecordRemoval<K extends QueryKey>(props: RemovalProps<K>) {
  const { words, affected: asked, isBlocking, remove, restore, changed, back } = props
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const affected = useQuery({ ...asked, enabled: isOpen })
  const removing = useMutation({
    mutationFn: remove,
    async onSuccess() {
      offerUndo(words.done, restore)
      // NOTE: what is asked anew while the record still stands on the page would be asked of a record that is gone.
      await navigate(back)
      await changed()
    },
  })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <AffectedDialog
          title={words.title}
          text={words.text}
          confirm={words.confirm}
          isDangerous
          affected={affected}
          isBlocking={isBlocking}
          blocked={words.blocked}
          words={words.touched}
          isBusy={removing.isPending}
          error={removing.error}
          onConfirm={() => removing.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
