/** What a browser offers to choose from; what a file is, the server tells by its content. */
export const acceptedFiles = {
  document:
    '.pdf,.png,.jpg,.jpeg,.gif,.webp,.avif,.txt,.html,.htm,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp,.rtf',
  fileIds: 'video/mp4,video/webm,.mp4,.webm,.m4v',
  captionIds: '.vtt,text/vtt',
} as const

/** What may become a part of a course by itself; words for a film belong to one. */
export const acceptedParts = `${acceptedFiles.document},${acceptedFiles.fileIds}`

const endingOf = (name: string) => /\.[^.]+$/.exec(name.toLowerCase())?.[0] ?? ''
const images = ['.png', '.jpg', '.jpeg', '.gif', '.webp', '.avif']

/** What a file is by its name, as long as nobody has looked into it. */
export function kindOf(name: string) {
  const ending = endingOf(name)
  if (acceptedFiles.fileIds.split(',').includes(ending)) return 'video'
  return images.includes(ending) ? 'image' : 'document'
}

const endings: readonly string[] = acceptedParts.split(',').filter((kind) => kind.startsWith('.'))

/** Whether a file is of a kind that a course shows, as far as its name says; a large one is not sent to be refused. */
export const mayBePart = (name: string) => endings.includes(endingOf(name))
