import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { EmptyState } from '../../../../../ui/page/states.tsx'
import type { LaunchWish } from '../../learn.queries.ts'
import { useLearningWords } from '../../learning-words.ts'
import player from '../player.module.css'
import { sandbox, shellPath } from '../shell/messages.ts'
import { AttemptMenu, UnitMenu } from './attempt-menu.tsx'
import { OwnWindow, ownWindowParameter } from './own-window.tsx'
import { PlayFoot } from './play-foot.tsx'
import { PlayOutline } from './play-outline.tsx'
import { PlayPage } from './play-page.tsx'
import styles from './package.module.css'
import { type PlayedPackage, usePlay } from './use-play.ts'

const lookEveryMs = 300

type PackageProps = {
  data: LaunchData
  /** What follows it in its course. */
  next?: ReactNode
  onClose?: (() => void) | undefined
  onAgain?: (() => void) | undefined
  onWish?: ((wish: LaunchWish) => void) | undefined
  onPreviewed?: (() => void) | undefined
  /** Hands over what leaves the package, for whoever closes the dialog around it; null once it is gone. */
  onLeaving?: ((leave: (() => Promise<void>) | null) => void) | undefined
}

/** A course package, played in the page. */
export function PackagePlayer(props: PackageProps) {
  const { t } = useTranslation('player')
  const { data, onAgain } = props
  const [tries, setTries] = useState(0)
  const isInOwn = new URLSearchParams(useLocation().search).has(ownWindowParameter)
  const played = data.package
  if (!played?.address) return <EmptyState title={t('package.absent')} hint={t('package.absentHint')} />
  const { api, address } = played
  if (played.ownWindow && !isInOwn) return <OwnWindow {...props} address={api === null ? address : null} />
  if (api === null) return <Opened {...props} address={address} />
  const key = [data.componentLog?.id, played.attempt, played.session, tries].join('.')
  const again = onAgain ?? (() => setTries(tries + 1))
  return <Played key={key} {...props} isInOwn={isInOwn} played={{ ...played, api, address }} onTry={again} />
}

/** What speaks to an address of its own needs nothing here but a place. */
function Opened({ data, address, onWish, onClose }: PackageProps & { address: string }) {
  const { t } = useTranslation('player')
  const { text } = useLearningWords()
  return (
    <>
      <div className={player['stage']}>
        <iframe
          key={address}
          className={player['frame']}
          src={address}
          title={text(data.name)}
          sandbox={sandbox}
          allow="fullscreen; autoplay"
          referrerPolicy="no-referrer"
        />
      </div>
      {(onWish || onClose) && (
        <div className={player['footer']}>
          {!data.componentLog && <div className={player['status']}>{t('package.unkept')}</div>}
          <div className={player['ways']}>
            {onWish && <UnitMenu data={data} onWish={onWish} />}
            {onWish && <AttemptMenu data={data} onWish={onWish} />}
            {onClose && (
              <Button variant="default" onClick={onClose}>
                {t('toCourse')}
              </Button>
            )}
          </div>
        </div>
      )}
    </>
  )
}

type PlayedProps = PackageProps & { played: PlayedPackage; isInOwn: boolean; onTry: () => void }
function Played({
  data,
  played,
  isInOwn,
  next,
  onClose,
  onAgain,
  onTry,
  onWish,
  onPreviewed,
  onLeaving,
}: PlayedProps) {
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
  const isLeft = play.page === 'completed' || play.page === 'suspended'
  const isThrough = isInOwn && played.session !== null && isLeft
  const closeWhenSaved = useEffectEvent(() => {
    if (play.isSaved()) window.close()
  })
  useEffect(() => {
    if (!isThrough) return
    const timer = setInterval(() => closeWhenSaved(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isThrough])
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
        attempts={onWish && <AttemptMenu data={data} onWish={onWish} />}
      />
    </div>
  )
}
