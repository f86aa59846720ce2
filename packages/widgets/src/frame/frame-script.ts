/**
 * Runs in the frame: sends its height to the page around it and requests a live widget again. It
 * is sent as text, so it uses nothing of this module, and as it is, so its syntax is that of 2017.
 */
export function frameScript(): void {
  const { documentElement, body } = document;
  const seconds = Number(documentElement.dataset['every'] || 0);
  const sendHeight = () => {
    const { height } = body.getBoundingClientRect();
    window.parent.postMessage({ tipmarkHeight: Math.ceil(height) }, '*');
  };
  // an old browser has no observer: its frame sends the height when it may be another one
  const hasObserver = 'ResizeObserver' in window;
  if (hasObserver) {
    new ResizeObserver(sendHeight).observe(body);
  } else {
    sendHeight();
    window.addEventListener('resize', sendHeight);
  }
  if (seconds === 0) return;
  const replace = async () => {
    if (document.hidden) return;
    const answer = await fetch(window.location.href);
    if (!answer.ok) return;
    const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const [old, fresh] = [body.querySelector('main'), next.querySelector('main')];
    if (!old || !fresh || old.innerHTML === fresh.innerHTML) return;
    old.replaceWith(fresh);
    if (!hasObserver) sendHeight();
  };
  // without a network the last numbers stay, with the time they are of
  window.setInterval(() => void replace().catch(() => {}), seconds * 1000);
}
