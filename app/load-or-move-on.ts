const movedOnKey = 'moved-on-from';

/**
 * Loads code on demand. Where that fails because the site has been redeployed meanwhile, the page is loaded anew
 * from the new build, once, and the promise stays pending; any other failure is passed on.
 */
export async function loadOrMoveOn<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!(await isRedeployed())) throw error;
    location.reload();
    return new Promise(() => {});
  }
}

/**
 * Whether the host now serves another build than the one in this tab: its home page then names another manifest,
 * whose name carries a hash of all code. False where it cannot be told, and where this tab has moved on from the
 * same build before: a host that serves both must not send a visitor round in a circle.
 */
async function isRedeployed(): Promise<boolean> {
  const build = window.__reactRouterManifest?.url;
  try {
    if (!build || sessionStorage.getItem(movedOnKey) === build) return false;
    const response = await fetch(import.meta.env.BASE_URL, { cache: 'no-store' });
    if (!response.ok || (await response.text()).includes(build)) return false;
    sessionStorage.setItem(movedOnKey, build);
    return true;
  } catch {
    return false;
  }
}
