/** Reads a number as people write it: '1,250.50', '1 250,50' and '$1250' alike. Anything else is returned as it is. */
export function toNumber(written: string): string {
  const bare = written.replaceAll(/[\s'’\u00a0\u202f]|^\p{Sc}|\p{Sc}$/gu, '')
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(bare)) return bare.replaceAll(',', '')
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(bare)) return bare.replaceAll('.', '').replace(',', '.')
  if (/^\d+,\d+$/.test(bare)) return bare.replace(',', '.')
  return /^[\d.]+$/.test(bare) ? bare : written.trim()
}
