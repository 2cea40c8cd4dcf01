import { carousel } from '@oktant/contract/kit/constants.ts'
import type { ShownTestimonial } from '@oktant/contract/learning/testimonial-nods.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../lib/words/language.ts'
import { Avatar } from '../../ui/person/avatar.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import styles from './testimonial-carousel.module.css'

const table = {
  below: carousel.landingBelow.filter(({ slides }) => slides < carousel.others),
  otherwise: carousel.others,
}

type Props = { rows: readonly ShownTestimonial[]; area?: string }

/** What people say about the product, side by side; nothing where nobody nodded to any. */
export function TestimonialCarousel({ rows, area }: Props) {
  const { t } = useTranslation('home')
  if (rows.length === 0) return null
  const words = {
    label: t('testimonials.title'),
    kind: t('carousel.kind'),
    previous: t('testimonials.previous'),
    next: t('testimonials.next'),
    status: (shown: { from: number; to: number; total: number }) =>
      t(shown.from === shown.to ? 'carousel.statusOne' : 'carousel.status', shown),
  }
  return (
    // NOTE: the carousel is the region of this name; another around it would be told twice.
    <div className={styles['wide']} style={area ? { gridArea: area } : undefined}>
      <h2>{t('testimonials.title')}</h2>
      <Carousel
        slides={rows.map((row) => ({ key: row.id, content: <Said row={row} /> }))}
        table={table}
        words={words}
        hasLinks={false}
      />
    </div>
  )
}

function Said({ row: { comment, author, avatar, jobDescription } }: { row: ShownTestimonial }) {
  const text = useLocalText()
  return (
    <figure className={`card ${styles['said']}`}>
      <blockquote>{comment}</blockquote>
      <figcaption>
        <Avatar name={author} src={avatar} size={40} />
        <span>
          <strong>{author}</strong>
          {jobDescription && <span className={styles['role']}>{text(jobDescription)}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
