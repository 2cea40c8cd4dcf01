const textIn = (file: File, encoding: string) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
    reader.readAsText(file, encoding)
  })

/** NOTE: spreadsheets write tables in the letters of the web or in those of Windows, and say neither. */
export async function textOfFile(file: File) {
  const text = await textIn(file, 'utf-8')
  return text.includes('\ufffd') ? textIn(file, 'windows-1252') : text
}
