import { categories } from '@oktant/contract/kit/constants.ts'
import type { LaunchData } from '@oktant/contract/learning/own/launches.ts'
import type { ReactNode } from 'react'
import { useTitle } from '../../../../../lib/words/shown/title.ts'
import type { LaunchWish } from '../../learn.queries.ts'
import { useLearningWords } from '../../learning-words.ts'
import { Launched } from '../launched.tsx'
import styles from '../player.module.css'

const withoutHeader: readonly number[] = categories.withoutHeader

type AloneProps = {
  data: LaunchData
  onAgain?: () => void
  /** Opens another part of a package. */
  onWish?: (wish: LaunchWish) => void
  children?: ReactNode
}

/** A part of a course without the course around it. */
export function Alone({ data, onAgain, onWish, children }: AloneProps) {
  const { text } = useLearningWords()
  const name = text(data.name)
  useTitle(name)
  const isBare = withoutHeader.includes(data.categoryId)
  return (
    <section className={styles['alone']}>
      <header className={styles['header']} data-bare={(isBare && !children) || undefined}>
        <h1 className={isBare ? 'visually-hidden' : styles['title']}>{name}</h1>
        {children}
      </header>
      <Launched key={data.launch} data={data} onAgain={onAgain} onWish={onWish} />
    </section>
  )
}
