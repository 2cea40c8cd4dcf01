import { ActionIcon, Button, TextInput } from '@mantine/core'
import type { Favourite } from '@oktant/contract/learning/own/favourites.ts'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { onceMade } from '../../../lib/api/once-made.ts'
import { offerUndo } from '../../../lib/notice.ts'
import { Form, FormProblem } from '../../../ui/form/form.tsx'
import styles from './favourites.module.css'
import { bringBackFavourite, useRemoveFavourite, useRenameFavourite } from './favourites.queries.ts'

type RowProps = { favourite: Favourite; isHere?: boolean; onOpen?: () => void }

/** One favourite: the way there, another name for it, and the way out of the list. */
export function FavouriteRow({ favourite, isHere, onOpen }: RowProps) {
  const { t } = useTranslation('favourites')
  const { id, title, url } = favourite
  const [isNaming, setNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const remove = useRemoveFavourite()
  const problem = useErrorText(remove.error)
  const takeAway = () =>
    onceMade(remove.mutateAsync(id), () => offerUndo(t('removed'), () => bringBackFavourite(id)))
  if (isNaming)
    return (
      <li className={styles['row']}>
        <Rename
          favourite={favourite}
          onDone={() => {
            setNaming(false)
            requestAnimationFrame(() => pencil.current?.focus())
          }}
        />
      </li>
    )
  return (
    <li className={styles['row']} data-here={isHere || undefined}>
      <Link to={url} className={styles['link']} aria-current={isHere ? 'page' : undefined} onClick={onOpen}>
        {title}
      </Link>
      <ActionIcon
        ref={pencil}
        variant="subtle"
        color="gray"
        size={40}
        aria-label={t('rename', { title })}
        onClick={() => setNaming(true)}
      >
        <IconPencil size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={40}
        loading={remove.isPending}
        aria-label={t('remove', { title })}
        onClick={takeAway}
      >
        <IconTrash size={18} stroke={1.7} aria-hidden />
      </ActionIcon>
      {problem && <FormProblem>{problem}</FormProblem>}
    </li>
  )
}

function Rename({ favourite: { id, title: known }, onDone }: { favourite: Favourite; onDone: () => void }) {
  const { t } = useTranslation(['favourites', 'common'])
  const [title, setTitle] = useState(known)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const rename = useRenameFavourite()
  const problem = useErrorText(rename.error)
  return (
    <Form
      className={styles['rename'] ?? ''}
      action={() => rename.mutate({ id, title }, { onSuccess: onDone })}
    >
      <TextInput
        label={t('name')}
        value={title}
        maxLength={200}
        ref={field}
        error={problem}
        onChange={({ target }) => setTitle(target.value)}
      />
      <div className={styles['buttons']}>
        <Button type="submit" loading={rename.isPending}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common:action.cancel')}
        </Button>
      </div>
    </Form>
  )
}
