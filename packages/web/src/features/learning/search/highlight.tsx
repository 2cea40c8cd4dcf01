import { markedPieces } from '../../../lib/words/shown/folded.ts'
import styles from './search.module.css'

/** A text with what was typed marked in it. NOTE: pieces of text, never of HTML, whatever somebody wrote or typed. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  return markedPieces(text, words).map(({ text: piece, isMarked }, place) =>
    isMarked ? (
      <mark key={place} className={styles['mark']}>
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}
