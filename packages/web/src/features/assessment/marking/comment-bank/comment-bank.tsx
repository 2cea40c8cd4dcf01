import { Button, TextInput } from '@mantine/core'
import type { BankComment } from '@oktant/contract/assessment/comment-bank.ts'
import { longestBankComment } from '@oktant/contract/kit/constants.ts'
import { IconSearch, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { offerUndo } from '../../../../lib/notice.ts'
import { ToolButton } from '../../../../ui/menu/tool-button.tsx'
import {
  bankComments,
  keepBankComment,
  useKeepBankComment,
  useRemoveBankComment,
} from './comment-bank.queries.ts'
import styles from '../marking.module.css'

type BankProps = {
  /** What stands in the field. */
  value: string
  onPick: (text: string) => void
  onClose: () => void
}

const within = (text: string, typed: string) => text.toLowerCase().includes(typed.trim().toLowerCase())

/** The comments that one keeps: found by their words, put into the field, and kept from it. */
export function CommentBank({ value, onPick, onClose }: BankProps) {
  const { t } = useTranslation('marking')
  const [typed, setTyped] = useState('')
  const search = useRef<HTMLInputElement>(null)
  // NOTE: in the same breath as it is shown; a quick hand's next key is meant for it.
  useLayoutEffect(() => search.current?.focus(), [])
  const { data, error } = useQuery(bankComments)
  const keep = useKeepBankComment()
  const wrong = useErrorText(error ?? keep.error)
  const text = value.trim()
  const isKept = data?.some((one) => one.text === text)
  const found = data?.filter((one) => within(one.text, typed))
  // NOTE: an Enter that comes before the list takes its first once it is there.
  const [isTaking, setTaking] = useState(false)
  const first = isTaking ? found?.[0]?.text : undefined
  const take = useEffectEvent((kept: string) => onPick(kept))
  useEffect(() => {
    if (first) take(first)
  }, [first])
  useEscape(onClose)
  return (
    <div role="group" aria-label={t('bank.open')} className={styles['bank']}>
      <TextInput
        type="search"
        label={t('bank.find')}
        leftSection={<IconSearch size={16} aria-hidden />}
        ref={search}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setTaking(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
          // NOTE: the form around it would take it for the mark.
          event.preventDefault()
          const [now] = found ?? []
          if (now) onPick(now.text)
          setTaking(!found)
        }}
      />
      {found && <Found rows={found} isEmpty={data?.length === 0} onPick={onPick} />}
      {wrong && <p role="alert">{wrong}</p>}
      <Button
        variant="default"
        size="compact-md"
        disabled={!data || text === '' || text.length > longestBankComment || isKept}
        loading={keep.isPending}
        onClick={() => keep.mutate(text)}
      >
        {t(isKept ? 'bank.kept' : 'bank.keep')}
      </Button>
    </div>
  )
}

/** NOTE: heard before a dialog around it does, which would close with it. */
function useEscape(onClose: () => void) {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event)
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}

type FoundProps = { rows: readonly BankComment[]; isEmpty: boolean; onPick: (text: string) => void }
function Found({ rows, isEmpty, onPick }: FoundProps) {
  const { t } = useTranslation('marking')
  const remove = useRemoveBankComment()
  const wrong = useErrorText(remove.error)
  if (rows.length === 0) return <p role="status">{t(isEmpty ? 'bank.empty' : 'bank.none')}</p>
  const onRemove = ({ id, text }: BankComment) =>
    onceMade(remove.mutateAsync(id), () => offerUndo(t('bank.removed'), () => keepBankComment(text)))
  return (
    <>
      <ul aria-label={t('bank.yours')}>
        {rows.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onPick(row.text)}>
              {row.text}
            </button>
            <ToolButton aria-label={t('bank.remove', { text: row.text })} onClick={() => onRemove(row)}>
              <IconTrash size={18} stroke={1.7} aria-hidden />
            </ToolButton>
          </li>
        ))}
      </ul>
      {wrong && <p role="alert">{wrong}</p>}
    </>
  )
}
