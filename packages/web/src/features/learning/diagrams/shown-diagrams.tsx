import type { ShownDiagram } from '@oktant/contract/learning/courses/diagrams.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { containerPath } from '../../../lib/container-path.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { shownDiagrams } from './diagrams.queries.ts'
import { placed } from './placed.ts'
import styles from './shown-diagrams.module.css'

/** The company's own diagrams, below the wheel; nothing where there are none. */
export function ShownDiagrams() {
  const { data } = useQuery(shownDiagrams)
  return data?.map((diagram) => <Shown key={diagram.id} diagram={diagram} />)
}

/** A picture whose areas are links; where there is little room, they are numbered there and listed below. */
function Shown({ diagram: { title, description, picture, areas } }: { diagram: ShownDiagram }) {
  const text = useLocalText()
  const id = useId()
  const { address, alt, width, height } = picture
  return (
    <section className={`page ${styles['diagram']}`} aria-labelledby={id}>
      <h2 id={id}>{text(title)}</h2>
      {text(description) && <p className={styles['lead']}>{text(description)}</p>}
      <div className={styles['picture']}>
        <img src={address} alt={text(alt)} width={width} height={height} loading="lazy" />
        {areas.map((area, index) => (
          <span key={index}>
            <Link to={containerPath(area)} className={styles['way']} style={placed(area)}>
              <span>{text(area.label)}</span>
            </Link>
            <span aria-hidden className={styles['mark']} style={placed(area)}>
              <span>{index + 1}</span>
            </span>
          </span>
        ))}
      </div>
      <ol className={styles['list']}>
        {areas.map((area, index) => (
          <li key={index}>
            <Link to={containerPath(area)}>{text(area.label)}</Link>
          </li>
        ))}
      </ol>
    </section>
  )
}
