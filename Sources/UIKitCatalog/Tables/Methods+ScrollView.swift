extension MethodTable {
  /// `UIScrollViewDelegate`, whole (UIScrollView.h; a text view's delegate gets these too).
  static let scrollView: StaticString = """
    scrollViewDidScroll(_:)|scrollViewDidScroll:
      |||any||2.0|||
      |func scrollViewDidScroll(_ scrollView: UIScrollView)
      |- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
      |Says that it has scrolled.
    scrollViewDidZoom(_:)|scrollViewDidZoom:
      |||any||3.2|||
      |func scrollViewDidZoom(_ scrollView: UIScrollView)
      |- (void)scrollViewDidZoom:(UIScrollView *)scrollView;
      |Says that the scale has changed.
    scrollViewWillBeginDragging(_:)|scrollViewWillBeginDragging:
      |||any||2.0|||
      |func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
      |- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
      |Says that a drag begins.
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)
      |scrollViewWillEndDragging:withVelocity:targetContentOffset:
      |||any||5.0|||
      |func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, \
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
      |- (void)scrollViewWillEndDragging:(UIScrollView *)scrollView withVelocity:(CGPoint)velocity \
    targetContentOffset:(inout CGPoint *)targetContentOffset;
      |Says that a drag is about to end, and where it would come to rest.
    scrollViewDidEndDragging(_:willDecelerate:)|scrollViewDidEndDragging:willDecelerate:
      |||any||2.0|||
      |func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
      |- (void)scrollViewDidEndDragging:(UIScrollView *)scrollView willDecelerate:(BOOL)decelerate;
      |Says that a drag has ended, and whether it rolls on.
    scrollViewWillBeginDecelerating(_:)|scrollViewWillBeginDecelerating:
      |||any||2.0|||
      |func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
      |- (void)scrollViewWillBeginDecelerating:(UIScrollView *)scrollView;
      |Says that it begins to roll on.
    scrollViewDidEndDecelerating(_:)|scrollViewDidEndDecelerating:
      |||any||2.0|||
      |func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
      |- (void)scrollViewDidEndDecelerating:(UIScrollView *)scrollView;
      |Says that it has come to rest.
    scrollViewDidEndScrollingAnimation(_:)|scrollViewDidEndScrollingAnimation:
      |||any||2.0|||
      |func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
      |- (void)scrollViewDidEndScrollingAnimation:(UIScrollView *)scrollView;
      |Says that a scroll by program has ended.
    viewForZooming(in:)|viewForZoomingInScrollView:
      |UIView?|nil|any||2.0|||
      |func viewForZooming(in scrollView: UIScrollView) -> UIView?
      |- (nullable UIView *)viewForZoomingInScrollView:(UIScrollView *)scrollView;
      |Names the view that is zoomed.
    scrollViewWillBeginZooming(_:with:)|scrollViewWillBeginZooming:withView:
      |||any||3.2|||
      |func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
      |- (void)scrollViewWillBeginZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view;
      |Says that zooming begins.
    scrollViewDidEndZooming(_:with:atScale:)|scrollViewDidEndZooming:withView:atScale:
      |||any||2.0|||
      |func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
      |- (void)scrollViewDidEndZooming:(UIScrollView *)scrollView withView:(nullable UIView *)view \
    atScale:(CGFloat)scale;
      |Says that zooming has ended, and at which scale.
    scrollViewShouldScrollToTop(_:)|scrollViewShouldScrollToTop:
      |Bool|true|any||2.0|||
      |func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
      |- (BOOL)scrollViewShouldScrollToTop:(UIScrollView *)scrollView;
      |Asks whether a tap on the status bar scrolls up.
    scrollViewDidScrollToTop(_:)|scrollViewDidScrollToTop:
      |||any||2.0|||
      |func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
      |- (void)scrollViewDidScrollToTop:(UIScrollView *)scrollView;
      |Says that it has scrolled to the top.
    scrollViewDidChangeAdjustedContentInset(_:)|scrollViewDidChangeAdjustedContentInset:
      |||any||11.0|||
      |func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
      |- (void)scrollViewDidChangeAdjustedContentInset:(UIScrollView *)scrollView;
      |Says that the insets in effect have changed.
    """
}
