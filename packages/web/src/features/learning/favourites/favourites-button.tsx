import { IconStar } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../lib/deferred.tsx'
import { ToolButton } from '../../../ui/menu/tool-button.tsx'

const Opened = deferred(
  () => import('./favourites-popover.tsx').then((file) => file.FavouritesPopover),
  ['favourites'],
)

/** The star of the header; what it opens, and which favourites there are, is loaded on first use. */
export function FavouritesButton() {
  const { t } = useTranslation('shell')
  const [isLoaded, setLoaded] = useState(false)
  const label = t('header.favourites')
  const face = <IconStar size={20} stroke={1.7} aria-hidden />
  if (isLoaded) return <Opened label={label} face={face} />
  return (
    <ToolButton
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={() => void Opened.prepare()}
      onClick={() => void Opened.prepare().then(() => setLoaded(true))}
    >
      {face}
    </ToolButton>
  )
}
