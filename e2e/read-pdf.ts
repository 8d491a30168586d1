/** A PDF, and the texts of each page in the order of the file, in which most tools read. */
export async function readPdf(data: Uint8Array) {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(data) }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, i) => {
    const { items } = await (await pdf.getPage(i + 1)).getTextContent();
    return items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : []));
  });
  return { pdf, pages: await Promise.all(pages) };
}
