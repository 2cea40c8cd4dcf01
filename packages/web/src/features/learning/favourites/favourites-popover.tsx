import { Popover, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useOpenOnMount } from '../../../lib/focus/open-on-mount.ts'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'
import { EmptyState, ErrorState, LoadingState } from '../../../ui/page/states.tsx'
import { AddPage } from './add-page.tsx'
import { FavouriteRow } from './favourite-row.tsx'
import styles from './favourites.module.css'
import { favourites } from './favourites.queries.ts'

/** The loaded star; it opens at once, because loading it was asked for by a click. */
export function FavouritesPopover({ label, face }: { label: string; face: ReactNode }) {
  const { t } = useTranslation('favourites')
  const { button, isOpen, setOpen } = useOpenOnMount()
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={14}
      width={380}
      shadow="md"
      // NOTE: the header never scrolls away from under it.
      hideDetached={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <ToolButton ref={button} aria-label={label} onClick={() => setOpen(!isOpen)}>
          {face}
        </ToolButton>
      </Popover.Target>
      <Popover.Dropdown p={0} aria-label={t('title')} className={styles['dropdown'] ?? ''}>
        <h2 className={styles['title']}>{t('title')}</h2>
        <Content onOpen={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

function Content({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('favourites')
  const { pathname, search } = useLocation()
  const { data, error, refetch } = useQuery(favourites)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <LoadingState>
        {[1, 2, 3].map((place) => (
          <Skeleton key={place} height={40} mx={20} my={14} w="auto" />
        ))}
      </LoadingState>
    )
  const url = encodeURI(decodeURI(pathname + search))
  const isKept = data.content.some((one) => one.url === url)
  return (
    <>
      {!isKept && <AddPage key={url} url={url} />}
      {data.content.length === 0 && <EmptyState title={t('empty')} hint={t('emptyHint')} />}
      <ul className={styles['list']}>
        {data.content.map((favourite) => (
          <FavouriteRow
            key={favourite.id}
            favourite={favourite}
            isHere={favourite.url === url}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </>
  )
}
