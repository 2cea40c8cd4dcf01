import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../../../ui/page/states.tsx'
import { useLearningWords } from '../../learning-words.ts'
import player from '../player.module.css'
import { shellPath } from '../shell/messages.ts'
import { PlayFoot } from './play-foot.tsx'
import { PlayOutline } from './play-outline.tsx'
import { PlayPage } from './play-page.tsx'
import styles from './package.module.css'
import { type PlayedPackage, usePlay } from './use-play.ts'

/** NOTE: neither the application's window nor a dialog of the browser; what a frame within it says can only take away. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups'

type PackageProps = {
  data: LaunchData
  /** What follows it in its course. */
  next?: ReactNode
  onClose?: (() => void) | undefined
  onAgain?: (() => void) | undefined
  onPreviewed?: (() => void) | undefined
  /** Hands over what leaves the package, for whoever closes the dialog around it; null once it is gone. */
  onLeaving?: ((leave: (() => Promise<void>) | null) => void) | undefined
}

/** A course package, played in the page. */
export function PackagePlayer(props: PackageProps) {
  const { t } = useTranslation('player')
  const { data, onAgain } = props
  const [tries, setTries] = useState(0)
  const played = data.package
  if (!played?.address) return <EmptyState title={t('package.absent')} hint={t('package.absentHint')} />
  const { api, address } = played
  if (api === null) return <Opened {...props} address={address} />
  const key = [data.componentLog?.id, played.attempt, played.session, tries].join('.')
  const again = onAgain ?? (() => setTries(tries + 1))
  return <Played key={key} {...props} played={{ ...played, api, address }} onTry={again} />
}

/** What speaks to an address of its own needs nothing here but a place. */
function Opened({ data, address }: PackageProps & { address: string }) {
  const { text } = useLearningWords()
  return (
    <div className={player['stage']}>
      <iframe
        className={player['frame']}
        src={address}
        title={text(data.name)}
        sandbox={sandbox}
        allow="fullscreen; autoplay"
        referrerPolicy="no-referrer"
      />
    </div>
  )
}

type PlayedProps = PackageProps & { played: PlayedPackage; onTry: () => void }
function Played({ data, played, next, onClose, onAgain, onTry, onPreviewed, onLeaving }: PlayedProps) {
  const { text } = useLearningWords()
  const frame = useRef<HTMLIFrameElement>(null)
  const whole = useRef<HTMLDivElement>(null)
  const [isListed, setListed] = useState(false)
  const play = usePlay({
    data,
    played,
    frame,
    onEscape: () => void close(),
    onCompleted: () => onPreviewed?.(),
  })
  const close = async () => {
    if (!onClose) return
    await play.leave()
    onClose()
  }
  const mind = useEffectEvent((isThere: boolean) => onLeaving?.(isThere ? play.leave : null))
  useEffect(() => {
    mind(true)
    return () => mind(false)
  }, [])
  const { page, where } = play
  const isOpen = page === null || page === 'waiting'
  const src = `${new URL(played.address).origin}${shellPath}`
  return (
    <div ref={whole} className={styles['whole']}>
      <div className={styles['stage']}>
        {where && where.outline.length > 1 && isListed && isOpen && (
          <PlayOutline
            outline={where.outline}
            items={played.items}
            onOpen={(item) => {
              play.wish({ kind: 'open', item })
              setListed(false)
            }}
          />
        )}
        <div className={styles['place']}>
          <iframe
            ref={frame}
            className={styles['frame']}
            data-behind={page !== null || undefined}
            // NOTE: what is covered is not to be reached by the keyboard either.
            inert={page !== null}
            src={src}
            title={text(data.name)}
            sandbox={sandbox}
            allow="fullscreen; autoplay"
            referrerPolicy="no-referrer"
          />
          {page && <PlayPage page={page} onAgain={onTry} next={next} />}
        </div>
      </div>
      <PlayFoot
        play={play}
        counts={played.session !== null}
        isListed={isListed}
        onList={() => setListed(!isListed)}
        whole={whole}
        onClose={onClose && (() => void close())}
        onAgain={onAgain}
      />
    </div>
  )
}
