import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import styles from './back-link.module.css'

/** The way back to where this belongs, over the heading. */
export const BackLink = ({ to, label }: { to: string; label: string }) => (
  <Link to={to} className={styles['back']}>
    <IconArrowLeft size={18} aria-hidden />
    {label}
  </Link>
)
